import { shopEvent } from '@lyng/feature';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import type { StartListening } from './cart-to-loyalty.ts';

/** Forgets the member who logs out. Returns whether a shopper is logged in. */
export function sessionToLoyalty(start: StartListening): () => boolean {
  let isAuthenticated = false;
  start({
    actionCreator: shopEvent('auth/sessionRead'),
    effect: ({ payload: user }) => void (isAuthenticated = user !== null),
  });
  start({
    actionCreator: shopEvent('auth/event/sessionChanged'),
    effect: ({ payload: { user } }, { dispatch }) => {
      isAuthenticated = user !== null;
      if (user === null) dispatch(loyaltySlice.actions.loyaltyUserReset());
    },
  });
  return () => isAuthenticated;
}
