import { safeStorage } from '@lyng/browser';
import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { PromoRejection } from '@lyng/model';
import { sessionPorts, sessionReported, sessionSlice } from '../../testing/test-session.ts';
import type { SessionRootState } from '../../testing/test-session.ts';
import { cartSlice } from '../cart-slice.ts';
import { startWaitingCode } from './start-waiting-code.ts';
import { createWaitingCode } from './waiting-code.ts';

const mads = '8';
const { operationQueued, operationFailed } = cartSlice.actions;
const voucher = 'voyadovoucher_AB9';

/** One page of a tab. */
function openPage(tab = safeStorage(() => undefined)) {
  const effects = createListenerMiddleware<SessionRootState>();
  startWaitingCode(effects.startListening, {
    ...sessionPorts,
    code: createWaitingCode(tab),
    isPurchase: () => false,
  });
  const store = configureStore({
    reducer: combineSlices(cartSlice, sessionSlice),
    middleware: (defaults) => defaults().prepend(effects.middleware),
  });
  const pending = (): readonly string[] =>
    cartSlice.selectors
      .selectPending(store.getState())
      .map((operation) => (operation.kind === 'set-promo-code' ? operation.promoCode : operation.kind));
  const state = (promoCode: string) => store.dispatch(operationQueued({ kind: 'set-promo-code', promoCode }));
  const reject = (rejection: PromoRejection) => {
    const operation = store.getState().cart.pending.at(-1);
    if (operation?.kind === 'set-promo-code')
      store.dispatch(
        operationFailed({ operation, failure: { kind: 'promo', rejection, promoCode: operation.promoCode } }),
      );
  };
  const logIn = () => store.dispatch(sessionReported({ reason: 'login', userId: mads }));
  return { tab, store, pending, state, reject, logIn };
}

describe('a code that requires a login', () => {
  it('is applied again after the login, and only once [IDEA-14, CART-10]', () => {
    const { pending, state, reject, logIn } = openPage();
    state(voucher);
    reject('needs-login');
    expect(pending()).toEqual([]);
    logIn();
    expect(pending()).toEqual([voucher]);
    logIn();
    expect(pending()).toEqual([voucher]);
  });

  it('survives the page loads of its tab [IDEA-14]', () => {
    const { tab, state, reject } = openPage();
    state(voucher);
    reject('needs-login');
    const next = openPage(tab);
    next.store.dispatch(sessionReported({ reason: 'read', userId: '' }));
    expect(next.pending()).toEqual([]);
    next.store.dispatch(sessionReported({ reason: 'read', userId: mads }));
    expect(next.pending()).toEqual([voucher]);
  });

  it.each<[name: string, happens: (page: ReturnType<typeof openPage>) => void]>([
    ['another code is tried', ({ state, reject }) => (state('WELCOME15'), reject('invalid'))],
    ['the code is taken off', ({ state, reject }) => (state(''), reject('invalid'))],
  ])('is dropped when %s before', (_name, happens) => {
    const page = openPage();
    page.state(voucher);
    page.reject('needs-login');
    happens(page);
    page.logIn();
    expect(page.pending()).toEqual([]);
  });

  it.each<PromoRejection>(['invalid', 'too-often'])('does not wait when it was rejected as %s', (rejection) => {
    const page = openPage();
    page.state(voucher);
    page.reject(rejection);
    page.logIn();
    expect(page.pending()).toEqual([]);
  });
});
