import { authSlice, sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import { safeStorage } from '@lyng/browser';
import { cartSlice } from '@lyng/cart';
import type { PromoRefusal } from '@lyng/cart/core';
import { purchaseCompleted } from '@lyng/checkout';
import { makeConfirmation } from '@lyng/checkout/testing';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { waitingCode } from '../client/waiting-code.ts';
import { addLateSlices } from '../shell/late-slices.ts';
import { makeStore } from '../store.ts';
import type { AppStore, RootState } from '../store.ts';
import { authToPromoCode } from './auth-to-promo-code.ts';
import type { StartListening } from './wirings.ts';

const mads: SignedInUser = {
  userId: '8',
  userName: 'Mads',
  customerType: 'PERSON',
  isMember: true,
  isStudent: false,
  isCurve: false,
};
const { intentStated, operationFailed } = cartSlice.actions;
const voucher = 'voyadovoucher_AB9';

/** One page of a tab. */
function openPage(tab = safeStorage(() => undefined)) {
  const wirings = createListenerMiddleware<RootState, AppStore['dispatch']>();
  authToPromoCode(wirings.startListening as StartListening, waitingCode(tab));
  const store = makeStore(undefined, [wirings.middleware]);
  addLateSlices(store);
  const pending = () =>
    store
      .getState()
      .cart.pending.map((operation) => (operation.kind === 'set-promo-code' ? operation.promoCode : operation.kind));
  const state = (promoCode: string) => store.dispatch(intentStated({ kind: 'set-promo-code', promoCode }));
  const refuse = (refusal: PromoRefusal) => {
    const operation = store.getState().cart.pending.at(-1);
    if (operation?.kind === 'set-promo-code')
      store.dispatch(
        operationFailed({ operation, failure: { kind: 'promo', refusal, promoCode: operation.promoCode } }),
      );
  };
  const logIn = () => store.dispatch(sessionChanged({ reason: 'login', user: mads }));
  return { tab, store, pending, state, refuse, logIn };
}

describe('a code that asks for a login', () => {
  it('is stated again after it, and once only [IDEA-14, CART-10]', () => {
    const { pending, state, refuse, logIn } = openPage();
    state(voucher);
    refuse('needs-login');
    expect(pending()).toEqual([]);
    logIn();
    expect(pending()).toEqual([voucher]);
    logIn();
    expect(pending()).toEqual([voucher]);
  });

  it('waits over the pages of its tab [IDEA-14]', () => {
    const { tab, state, refuse } = openPage();
    state(voucher);
    refuse('needs-login');
    const next = openPage(tab);
    next.store.dispatch(authSlice.actions.sessionRead(null));
    expect(next.pending()).toEqual([]);
    next.store.dispatch(authSlice.actions.sessionRead(mads));
    expect(next.pending()).toEqual([voucher]);
  });

  it.each<[name: string, happens: (page: ReturnType<typeof openPage>) => void, pending: readonly string[]]>([
    ['another code is tried', ({ state, refuse }) => (state('WELCOME15'), refuse('invalid')), []],
    ['the code is taken off', ({ state, refuse }) => (state(''), refuse('invalid')), []],
    [
      'the cart is bought',
      ({ store }) =>
        void store.dispatch(
          purchaseCompleted({ confirmation: makeConfirmation(), cartId: 'one', email: 'karen@example.com' }),
        ),
      [],
    ],
    ['somebody logs out', ({ store }) => void store.dispatch(sessionChanged({ reason: 'logout', user: null })), []],
    [
      'a session runs out',
      ({ store }) => void store.dispatch(sessionChanged({ reason: 'expired', user: null })),
      [voucher],
    ],
  ])('when %s before', (_name, happens, expected) => {
    const page = openPage();
    page.state(voucher);
    page.refuse('needs-login');
    happens(page);
    page.logIn();
    expect(page.pending()).toEqual(expected);
  });

  it.each<PromoRefusal>(['invalid', 'used', 'expired', 'requirements-not-met', 'wrong-market', 'too-often'])(
    'is none that was refused as %s',
    (refusal) => {
      const page = openPage();
      page.state(voucher);
      page.refuse(refusal);
      page.logIn();
      expect(page.pending()).toEqual([]);
    },
  );
});
