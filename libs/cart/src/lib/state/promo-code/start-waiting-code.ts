import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { cartSlice } from '../cart-slice.ts';
import type { CartRootState } from '../cart-slice.ts';
import type { SessionPorts } from '../session-ports.ts';
import type { WaitingCode } from './waiting-code.ts';

export interface WaitingCodePorts<State extends CartRootState> extends SessionPorts<State> {
  readonly code: WaitingCode;
  /** Whether an action reports that the cart has been bought. */
  readonly isPurchase: (action: UnknownAction) => boolean;
}

const { operationQueued, operationFailed } = cartSlice.actions;

/** A code that required the login is applied again after it without another press; a newer code replaces it. */
export function startWaitingCode<
  State extends CartRootState,
  Dispatch extends ThunkDispatch<State, unknown, UnknownAction>,
>(
  start: TypedStartListening<State, Dispatch>,
  { code, isPurchase, sessionEventOf, userIdOf }: WaitingCodePorts<State>,
): void {
  start({
    actionCreator: operationFailed,
    effect: ({ payload: { failure } }) => {
      if (failure.kind === 'promo' && failure.rejection === 'needs-login') code.save(failure.promoCode);
    },
  });
  start({
    predicate: (action) =>
      (operationQueued.match(action) && action.payload.kind === 'set-promo-code') ||
      // Its cart is gone.
      isPurchase(action) ||
      sessionEventOf(action)?.reason === 'logout',
    effect: code.drop,
  });
  start({
    predicate: (action) => sessionEventOf(action) !== null,
    effect: (_action, { dispatch, getState }) => {
      const promoCode = code.waiting();
      if (promoCode !== '' && userIdOf(getState()) !== '')
        dispatch(operationQueued({ kind: 'set-promo-code', promoCode }));
    },
  });
}
