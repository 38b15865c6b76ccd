import { cookieNames } from '@lyng/browser';
import { routeMeta } from '@lyng/routing/core';
import type { createBrowserRouter } from 'react-router-dom';
import type { RouteHandle } from '../routes/create-routes.tsx';
import { keepInCookie } from '../shell/keep-in-cookie.ts';
import type { SessionOnPage } from '../wiring/auth-to-page.ts';
import type { BrowserApp } from './browser-app.ts';
import { TellCustomerTypeDocument } from '../shell/tell-customer-type.generated.ts';

/** Whether the page that is shown is for those who are logged in. */
export const isLoginOnly = ({ state }: Pick<ReturnType<typeof createBrowserRouter>, 'state'>): boolean =>
  state.matches.some(({ route }) => {
    const handle = route.handle as RouteHandle | undefined;
    return handle !== undefined && routeMeta(handle.screen).middleware.includes('ralph-authenticated');
  });

/** What a change of the session does to this tab's page. */
export function sessionOnPage(
  { gateway, href }: Pick<BrowserApp, 'gateway' | 'href'>,
  router: ReturnType<typeof createBrowserRouter>,
): SessionOnPage {
  return {
    // The cart is its id's, whoever is logged in.
    forgetAnswers: () => gateway.reset(['getCart']),
    showAgain: (reason, isSignedIn) => {
      if (reason === 'logout' && isLoginOnly(router)) void router.navigate(href('home'));
      // Where a session has run out, what is being typed on an open page stays as it is.
      else if (isSignedIn || reason === 'logout' || isLoginOnly(router)) void router.revalidate();
    },
    // Until the next login the account may know another one: this page shows what was chosen on it.
    tellCustomerType: (customerType) => void gateway.mutate(TellCustomerTypeDocument, { customerType }),
    keepCustomerType: (type) => keepInCookie(cookieNames.userType, type),
  };
}
