import { accountSettingsTitle, readClaims, resetPasswordTitle } from '@lyng/auth';
import { cookieNames } from '@lyng/browser';
import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import { alternatesOf, screenOf } from '../../shell/page-address.ts';
import { pageTitle } from '../../shell/page-title.ts';

/** The pages that share this file, by their titles. */
const titles = {
  account: msg`My account`,
  'account-settings': accountSettingsTitle,
  'account-reset-password': resetPasswordTitle,
};

const isOfAccount = (screen: string): screen is keyof typeof titles => screen in titles;

/** The guard has seen to it that somebody is logged in, where a page is for them only. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const asked = screenOf(request, app).screen;
  const screen = isOfAccount(asked) ? asked : 'account';
  const title = pageTitle(app.translate(titles[screen]));
  const userName = readClaims(app.cookie(cookieNames.auth))?.userName ?? '';
  const { canonical, links } = alternatesOf(app, screen, {});
  // The key of a new password stands in the address, and goes to no other country's shop.
  const alternates = { canonical, links: screen === 'account-reset-password' ? [] : links, isUnlisted: true as const };
  return { head: { title, alternates, noindex: true }, screen, userName };
}

/** The button to log out, without JavaScript or before hydration. */
export async function action({ context, request }: ActionFunctionArgs) {
  const app = context.get(appContext);
  // No other form is meant for the server: what was posted is neither read nor a wish to log out.
  if (screenOf(request, app).screen !== 'account') {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname + search, { status: 303 });
  }
  const { href, logout } = app;
  if (!logout) throw data(null, { status: 400 });
  const headers = new Headers();
  for (const cookie of await logout()) headers.append('set-cookie', cookie);
  return redirect(href('home'), { status: 303, headers });
}
