import { customerTypeChanged, shopEvent } from '@lyng/feature';
import type { ShopState, ShopStore } from '@lyng/feature';
import type { CustomerType } from '@lyng/model';
import type { TypedStartListening } from '@reduxjs/toolkit';
import { sessionChanged } from '../state/auth-events.ts';
import type { SessionChange } from '../state/auth-events.ts';

/** Dispatched with each reset of the queries; what shows their results listens. */
const queriesRefetched = shopEvent('shop/event/queriesRefetched');

/** Starts a listener in the shop's store. */
export type StartListening = TypedStartListening<ShopState, ShopStore['dispatch']>;

/** The page's reactions to another user. */
export interface SessionOnPage {
  /** Clears the API's cache, which may hold the previous user's data. */
  readonly clearCache: () => void;
  /** Reloads the page's data, or leaves a page that requires a login. */
  readonly reloadPage: (reason: SessionChange, isSignedIn: boolean) => void;
  /** Stores the customer type for the next request. */
  readonly storeCustomerType: (type: CustomerType) => void;
  /** Saves the customer type in a new account, and with it market and language. */
  readonly saveCustomerType: (type: CustomerType) => void;
}

/** A login shows the shop with the customer's prices and pages. */
export function sessionToPage(start: StartListening, page: SessionOnPage): void {
  start({
    actionCreator: sessionChanged,
    effect: ({ payload: { reason, user } }, { dispatch, getState }) => {
      page.clearCache();
      const { customerType } = getState().customer;
      if (reason === 'register') page.saveCustomerType(customerType);
      else if (user?.customerType && user.customerType !== customerType) {
        page.storeCustomerType(user.customerType);
        dispatch(customerTypeChanged(user.customerType));
      }
      page.reloadPage(reason, user !== null);
      dispatch(queriesRefetched({ reason }));
    },
  });
}
