import { msg } from '@lingui/core/macro';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, pageTitle } from '@lyng/feature';
import { isGuest } from '../is-guest.ts';
import { ownDocument } from '../own-document.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await ownDocument(request);
  const app = context.get(appContext);
  return {
    head: {
      title: pageTitle(app, app.translate(msg`Checkout`)),
      alternates: alternatesOf(app, 'checkout', {}),
      noindex: true,
    },
    isGuest: isGuest(app),
    // A tab has its own form and does not need this code.
    posted: typeof document === 'undefined' ? await (await import('./checkout-action.ts')).formOfPage(context) : null,
  };
}

/** The checkout's form without JavaScript or before hydration. */
export const action = async (args: ActionFunctionArgs): Promise<unknown> =>
  (await import('./checkout-action.ts')).action(args);
