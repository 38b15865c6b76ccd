import { msg } from '@lingui/core/macro';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import { alternatesOf } from '../../shell/page-address.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { ownDocument } from './own-document.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await ownDocument(request);
  const app = context.get(appContext);
  return {
    head: {
      title: pageTitle(app.translate(msg`Checkout`)),
      alternates: alternatesOf(app, 'checkout', {}),
      noindex: true,
    },
    // A tab has its own form, and is spared the code.
    posted: typeof document === 'undefined' ? await (await import('./checkout-action.ts')).formOfPage(context) : null,
  };
}

/** The checkout's form without JavaScript, or before hydration. */
export const action = async (args: ActionFunctionArgs): Promise<unknown> =>
  (await import('./checkout-action.ts')).action(args);
