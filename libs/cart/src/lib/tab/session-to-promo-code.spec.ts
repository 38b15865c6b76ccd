import { makePurchase } from '@lyng/feature/testing';
import { safeStorage } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import type { PromoRejection } from '@lyng/model';
import type { UnknownAction } from '@reduxjs/toolkit';
import { cartSlice } from '../state/cart-slice.ts';
import { promo } from '../testing/cart-operations.ts';
import { openTab } from '../testing/open-tab.ts';
import { followSession } from './follow-session.ts';
import { sessionToPromoCode } from './session-to-promo-code.ts';

const mads: SessionUser = { userId: '8' };
const sessionRead = shopEvent('auth/sessionRead');
const sessionChanged = shopEvent('auth/event/sessionChanged');
const voucher = 'voyadovoucher_AB9';
const login = sessionChanged({ reason: 'login', user: mads });
const purchase = shopEvent('checkout/event/purchaseCompleted')(makePurchase('one'));

/** One page of a tab, and a shopper whose codes are rejected. */
function openPage(tab = safeStorage(() => undefined)) {
  const { store } = openTab((start) => sessionToPromoCode(start, followSession(start), tab));
  return {
    tab,
    dispatch: (...actions: readonly UnknownAction[]) => actions.forEach((action) => store.dispatch(action)),
    reject: (promoCode: string, rejection: PromoRejection) => {
      store.dispatch(promo(promoCode));
      for (const operation of store.getState().cart.pending)
        store.dispatch(
          cartSlice.actions.operationFailed({ operation, failure: { kind: 'promo', rejection, promoCode } }),
        );
    },
    pending: () =>
      cartSlice.selectors
        .selectPending(store.getState())
        .map((operation) => (operation.kind === 'set-promo-code' ? operation.promoCode : operation.kind)),
  };
}

describe('session to the promo code', () => {
  it.each<[name: string, actions: readonly UnknownAction[], expected: readonly string[]]>([
    ['a login', [login], [voucher]],
    ['a second login', [login, login], [voucher]],
    ['the first page of a session', [sessionRead(mads)], [voucher]],
    ['a page without a session', [sessionRead(null)], []],
    ['a login after a purchase', [purchase, login], []],
    ['a login after a logout', [sessionChanged({ reason: 'logout', user: null }), login], []],
    ['a login after a session has expired', [sessionChanged({ reason: 'expired', user: null }), login], [voucher]],
  ])('after %s the code that waits for it is applied or dropped [IDEA-14, CART-10]', (_name, actions, expected) => {
    const { dispatch, reject, pending } = openPage();
    reject(voucher, 'needs-login');
    expect(pending()).toEqual([]);
    dispatch(...actions);
    expect(pending()).toEqual(expected);
  });

  it('keeps the code that waits over the page loads of its tab [IDEA-14]', () => {
    const { tab, reject } = openPage();
    reject(voucher, 'needs-login');
    const next = openPage(tab);
    next.dispatch(login);
    expect(next.pending()).toEqual([voucher]);
  });

  it.each<[name: string, promoCode: string, rejection: PromoRejection]>([
    ['once another code is tried', 'WELCOME15', 'invalid'],
    ['once the code is taken off', '', 'invalid'],
    ['once it is rejected for good', voucher, 'invalid'],
    ['once it is tried too often', voucher, 'too-often'],
  ])('drops the code that waits %s', (_name, promoCode, rejection) => {
    const { dispatch, reject, pending } = openPage();
    reject(voucher, 'needs-login');
    reject(promoCode, rejection);
    dispatch(login);
    expect(pending()).toEqual([]);
  });
});
