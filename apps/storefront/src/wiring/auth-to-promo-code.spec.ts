import { authSlice, sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import { safeStorage } from '@lyng/browser';
import { cartSlice, createWaitingCode } from '@lyng/cart';
import { purchaseCompleted } from '@lyng/checkout';
import { makeConfirmation } from '@lyng/checkout/testing';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../store.ts';
import { loadLazySlices, openStore } from '../testing/open-store.ts';
import { authToPromoCode } from './auth-to-promo-code.ts';
import type { StartListening } from './wirings.ts';

let lazySlices: readonly Slice[];
beforeAll(async () => void (lazySlices = await loadLazySlices()));

const mads: SignedInUser = {
  userId: '8',
  userName: 'Mads',
  customerType: 'PERSON',
  isMember: true,
  isStudent: false,
  isCurve: false,
};
const voucher = 'voyadovoucher_AB9';

/** The pending codes of a guest whose voucher waits for a login, after some actions. */
function pendingAfter(...actions: readonly UnknownAction[]) {
  const code = createWaitingCode(safeStorage(() => undefined));
  code.save(voucher);
  const wirings = createListenerMiddleware<RootState, AppStore['dispatch']>();
  authToPromoCode(wirings.startListening as StartListening, code);
  const store = openStore({ middleware: [wirings.middleware] });
  store.addSlices(lazySlices);
  for (const action of actions) store.dispatch(action);
  return cartSlice.selectors
    .selectPending(store.getState())
    .map((operation) => (operation.kind === 'set-promo-code' ? operation.promoCode : operation.kind));
}

const login = sessionChanged({ reason: 'login', user: mads });
const purchase = purchaseCompleted({ confirmation: makeConfirmation(), cartId: 'one', email: 'karen@example.com' });

describe('auth to the promo code', () => {
  it.each<[name: string, actions: readonly UnknownAction[], expected: readonly string[]]>([
    ['a login', [login], [voucher]],
    ['the first page of a session', [authSlice.actions.sessionRead(mads)], [voucher]],
    ['a page without a session', [authSlice.actions.sessionRead(null)], []],
    ['a login after a purchase', [purchase, login], []],
    ['a login after a logout', [sessionChanged({ reason: 'logout', user: null }), login], []],
    ['a login after a session has expired', [sessionChanged({ reason: 'expired', user: null }), login], [voucher]],
  ])('after %s the code that waits for it is applied or dropped [IDEA-14, CART-10]', (_name, actions, expected) => {
    expect(pendingAfter(...actions)).toEqual(expected);
  });
});
