import { alternatesOf, appContext, pageTitle } from '@lyng/feature';
import { redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { resetPasswordTitle } from '../../react/auth-messages.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const { canonical } = alternatesOf(app, 'account-reset-password', {});
  // The address holds the reset key, which must not reach another market's shop.
  const alternates = { canonical, links: [], isUnlisted: true as const };
  return { head: { title: pageTitle(app, app.translate(resetPasswordTitle)), alternates, noindex: true } };
}

/** The server handles the form of this page; any other post leads back to it. */
export function action({ request }: ActionFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, { status: 303 });
}
