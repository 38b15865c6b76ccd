import { cookieNames } from '@lyng/browser';
import { isLoginOnly, storeInCookie } from '@lyng/feature';
import type { Tab } from '@lyng/feature';
import { SaveCustomerTypeDocument } from '../wire/save-customer-type.generated.ts';
import type { SessionOnPage } from './session-to-page.ts';

/** The effect of a session change on this tab's page. */
export function sessionOnPage(
  { gateway, href }: Pick<Tab['app'], 'gateway' | 'href'>,
  router: Tab['router'],
): SessionOnPage {
  return {
    // The cart belongs to its id, whichever user is logged in.
    clearCache: () => gateway.reset(['getCart']),
    reloadPage: (reason, isSignedIn) => {
      if (reason === 'logout' && isLoginOnly(router)) void router.navigate(href('home'));
      // When a session expires, keep what is being typed on an open page.
      else if (isSignedIn || reason === 'logout' || isLoginOnly(router)) void router.revalidate();
    },
    // The account may hold another type until the next login: this page shows the choice made on it.
    saveCustomerType: (customerType) => void gateway.mutate(SaveCustomerTypeDocument, { customerType }),
    storeCustomerType: (type) => storeInCookie(cookieNames.userType, type),
  };
}
