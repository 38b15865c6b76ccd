import { useSlot } from '@lyng/feature';
import { useActionData, useLoaderData } from 'react-router-dom';
import { NewsletterPage } from '../../react/newsletter/NewsletterPage.tsx';
import type { loader, RejectedSignUp } from './data.ts';

export function Component() {
  const { isDone } = useLoaderData<typeof loader>();
  const rejected = useActionData<RejectedSignUp>();
  const Form = useSlot('newsletter:form');
  return (
    <NewsletterPage
      outcome={rejected?.failure ?? (isDone ? { kind: 'subscribed' } : null)}
      renderForm={(error) => Form && <Form email={rejected?.email} error={error} />}
    />
  );
}
