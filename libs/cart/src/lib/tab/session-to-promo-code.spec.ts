import { makePurchase } from '@lyng/feature/testing';
import { safeStorage } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import type { UnknownAction } from '@reduxjs/toolkit';
import { cartSlice } from '../state/cart-slice.ts';
import { createWaitingCode } from '../state/promo-code/waiting-code.ts';
import { openTab } from '../testing/open-tab.ts';
import { followSession } from './follow-session.ts';
import { sessionToPromoCode } from './session-to-promo-code.ts';

const mads: SessionUser = { userId: '8' };
const sessionRead = shopEvent('auth/sessionRead');
const sessionChanged = shopEvent('auth/event/sessionChanged');
const voucher = 'voyadovoucher_AB9';

/** The pending codes of a guest whose voucher waits for a login, after some actions. */
function pendingAfter(...actions: readonly UnknownAction[]) {
  const code = createWaitingCode(safeStorage(() => undefined));
  code.save(voucher);
  const { store } = openTab((start) => sessionToPromoCode(start, followSession(start), code));
  for (const action of actions) store.dispatch(action);
  return cartSlice.selectors
    .selectPending(store.getState())
    .map((operation) => (operation.kind === 'set-promo-code' ? operation.promoCode : operation.kind));
}

const login = sessionChanged({ reason: 'login', user: mads });
const purchase = shopEvent('checkout/event/purchaseCompleted')(makePurchase('one'));

describe('session to the promo code', () => {
  it.each<[name: string, actions: readonly UnknownAction[], expected: readonly string[]]>([
    ['a login', [login], [voucher]],
    ['the first page of a session', [sessionRead(mads)], [voucher]],
    ['a page without a session', [sessionRead(null)], []],
    ['a login after a purchase', [purchase, login], []],
    ['a login after a logout', [sessionChanged({ reason: 'logout', user: null }), login], []],
    ['a login after a session has expired', [sessionChanged({ reason: 'expired', user: null }), login], [voucher]],
  ])('after %s the code that waits for it is applied or dropped [IDEA-14, CART-10]', (_name, actions, expected) => {
    expect(pendingAfter(...actions)).toEqual(expected);
  });
});
