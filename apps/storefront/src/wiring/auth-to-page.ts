import { sessionChanged } from '@lyng/auth';
import type { SessionChange } from '@lyng/auth';
import type { CustomerType } from '@lyng/model';
import { customerTypeChanged } from '../shell/slices/customer-slice.ts';
import type { StartListening } from './wirings.ts';

/** What a page does when there is another user. */
export interface SessionOnPage {
  /** Drops the API's kept answers; they may be somebody else's (AUTH-06). */
  readonly forgetAnswers: () => void;
  /** Brings the page's data anew, or another page in place of one that is not to be seen any more. */
  readonly showAgain: (reason: SessionChange, isSignedIn: boolean) => void;
  /** Keeps the customer type for the next request. */
  readonly keepCustomerType: (type: CustomerType) => void;
  /** Tells a new account what its owner shops as, and with it the market and the language. */
  readonly tellCustomerType: (type: CustomerType) => void;
}

/** Who logs in sees the shop as what they are: their prices, their pages (AUTH-06, AUTH-16). */
export function authToPage(start: StartListening, page: SessionOnPage): void {
  start({
    actionCreator: sessionChanged,
    effect: ({ payload: { reason, user } }, { dispatch, getState }) => {
      page.forgetAnswers();
      const { customerType } = getState().customer;
      if (reason === 'register') page.tellCustomerType(customerType);
      else if (user?.customerType && user.customerType !== customerType) {
        page.keepCustomerType(user.customerType);
        dispatch(customerTypeChanged(user.customerType));
      }
      page.showAgain(reason, user !== null);
    },
  });
}
