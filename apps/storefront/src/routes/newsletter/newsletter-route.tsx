import { NewsletterPage } from '@lyng/account';
import { NewsletterForm } from '@lyng/content';
import { useActionData, useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { RootData } from '../root/root-loader.ts';
import type { loader, RefusedSignUp } from './newsletter-loader.ts';

/** The sign-up for the newsletter, and what came of it. */
export function Component() {
  const { isDone } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedSignUp>();
  const percentOff = useRouteLoaderData<RootData>('root')?.business.welcomePercentOff;
  return (
    <NewsletterPage
      outcome={refused?.failure ?? (isDone ? { kind: 'subscribed' } : null)}
      hasOffer={percentOff !== undefined}
      renderForm={(error) => (
        <NewsletterForm hasHeading={false} percentOff={percentOff} email={refused?.email} error={error} />
      )}
    />
  );
}
