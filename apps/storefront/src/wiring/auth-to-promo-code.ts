import { authSlice, sessionChanged } from '@lyng/auth';
import { cartSlice } from '@lyng/cart';
import { purchaseCompleted } from '@lyng/checkout';
import type { StartListening } from './wirings.ts';

/** A code that was refused for its shopper was not logged in. */
export interface WaitingCode {
  /** Empty when none waits. */
  readonly waiting: () => string;
  readonly keep: (promoCode: string) => void;
  readonly drop: () => void;
}

const { intentStated, operationFailed } = cartSlice.actions;

/** A code that led to the login is stated again after it, without a further press; another one takes its place (IDEA-14). */
export function authToPromoCode(start: StartListening, code: WaitingCode): void {
  start({
    actionCreator: operationFailed,
    effect: ({ payload: { failure } }) => {
      if (failure.kind === 'promo' && failure.refusal === 'needs-login') code.keep(failure.promoCode);
    },
  });
  start({
    predicate: (action) =>
      (intentStated.match(action) && action.payload.kind === 'set-promo-code') ||
      // The cart that it was for is gone.
      purchaseCompleted.match(action) ||
      (sessionChanged.match(action) && action.payload.reason === 'logout'),
    effect: code.drop,
  });
  start({
    predicate: (action) => sessionChanged.match(action) || authSlice.actions.sessionRead.match(action),
    effect: (_action, { dispatch, getState }) => {
      const promoCode = code.waiting();
      if (promoCode !== '' && getState().auth?.user) dispatch(intentStated({ kind: 'set-promo-code', promoCode }));
    },
  });
}
