import type { TextStore } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import { cartSlice } from '../state/cart-slice.ts';
import type { SessionPorts } from '../state/session-ports.ts';
import type { StartListening } from '../state/start-listening.ts';

/** The tab's storage has the code that waits for a login; it survives page loads because the login may be a page. */
const key = 'login-promo-code';

const { operationQueued, operationFailed } = cartSlice.actions;
const purchaseCompleted = shopEvent('checkout/event/purchaseCompleted');

/** A code that required the login is applied again after it without another press; a newer code replaces it. */
export function sessionToPromoCode(
  start: StartListening,
  { sessionEventOf, userId }: SessionPorts,
  storage: TextStore,
): void {
  start({
    actionCreator: operationFailed,
    effect: ({ payload: { failure } }) => {
      if (failure.kind === 'promo' && failure.rejection === 'needs-login') storage.write(key, failure.promoCode);
    },
  });
  start({
    predicate: (action) =>
      (operationQueued.match(action) && action.payload.kind === 'set-promo-code') ||
      // Its cart is gone.
      purchaseCompleted.match(action) ||
      sessionEventOf(action)?.reason === 'logout',
    effect: () => storage.remove(key),
  });
  start({
    predicate: (action) => sessionEventOf(action) !== null,
    effect: (_action, { dispatch }) => {
      const promoCode = storage.read(key) ?? '';
      if (promoCode !== '' && userId() !== '') dispatch(operationQueued({ kind: 'set-promo-code', promoCode }));
    },
  });
}
