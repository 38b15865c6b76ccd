import { cookieNames } from '@lyng/browser';
import { customerTypeChanged, isLoginOnly, shopEvent, storeInCookie } from '@lyng/feature';
import type { ShopState, ShopStore, Tab } from '@lyng/feature';
import type { TypedStartListening } from '@reduxjs/toolkit';
import { sessionChanged } from '../state/auth-events.ts';
import { SaveCustomerTypeDocument } from '../wire/save-customer-type.generated.ts';

/** Dispatched with each reset of the queries; what shows their results listens. */
const queriesRefetched = shopEvent('shop/event/queriesRefetched');

/** Starts a listener in the shop's store. */
export type StartListening = TypedStartListening<ShopState, ShopStore['dispatch']>;

/** A login shows the shop with the customer's prices and pages; a logout leaves a page that requires a login. */
export function sessionToPage(
  start: StartListening,
  { gateway, href }: Pick<Tab['app'], 'gateway' | 'href'>,
  router: Tab['router'],
): void {
  start({
    actionCreator: sessionChanged,
    effect: ({ payload: { reason, user } }, { dispatch, getState }) => {
      // The cart belongs to its id, whichever user is logged in.
      gateway.reset(['getCart']);
      const { customerType } = getState().customer;
      // The account may hold another type until the next login: this page shows the choice made on it.
      if (reason === 'register') void gateway.mutate(SaveCustomerTypeDocument, { customerType });
      else if (user?.customerType && user.customerType !== customerType) {
        storeInCookie(cookieNames.userType, user.customerType);
        dispatch(customerTypeChanged(user.customerType));
      }
      if (reason === 'logout' && isLoginOnly(router)) void router.navigate(href('home'));
      // When a session expires, keep what is being typed on an open page.
      else if (user !== null || reason === 'logout' || isLoginOnly(router)) void router.revalidate();
      dispatch(queriesRefetched({ reason }));
    },
  });
}
