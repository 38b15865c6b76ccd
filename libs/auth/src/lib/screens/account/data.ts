import { cookieNames } from '@lyng/browser';
import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, pageTitle, screenOf } from '@lyng/feature';
import { readClaims } from '../../core/token-claims.ts';
import { accountSettingsTitle, resetPasswordTitle } from '../../react/auth-messages.ts';

/** Titles of the pages that share this file. */
const titles = {
  account: msg`My account`,
  'account-settings': accountSettingsTitle,
  'account-reset-password': resetPasswordTitle,
};

const isOfAccount = (screen: string): screen is keyof typeof titles => screen in titles;

/** The route guard has ensured a login where a page needs one. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const requested = screenOf(request, app).screen;
  const screen = isOfAccount(requested) ? requested : 'account';
  const title = pageTitle(app, app.translate(titles[screen]));
  const userName = readClaims(app.cookie(cookieNames.auth))?.userName ?? '';
  const { canonical, links } = alternatesOf(app, screen, {});
  // The address holds the reset key, which must not reach another market's shop.
  const alternates = { canonical, links: screen === 'account-reset-password' ? [] : links, isUnlisted: true as const };
  return { head: { title, alternates, noindex: true }, screen, userName };
}

/** The logout button without JavaScript or before hydration. */
export async function action({ context, request }: ActionFunctionArgs) {
  const app = context.get(appContext);
  // Only the account page has this button: a post to another page is not read, and does not log out.
  if (screenOf(request, app).screen !== 'account') {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname + search, { status: 303 });
  }
  const { href, ports } = app;
  if (!ports.logout) throw data(null, { status: 400 });
  const headers = new Headers();
  for (const cookie of await ports.logout()) headers.append('set-cookie', cookie);
  return redirect(href('home'), { status: 303, headers });
}
