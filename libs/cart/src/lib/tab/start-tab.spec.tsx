import { parseCookies } from '@lyng/browser';
import { createDeferredMiddleware, createStore } from '@lyng/feature';
import type { Tab } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { makeCart, makeMoney } from '@lyng/model/testing';
import { cartSlice, initialCartState } from '../state/cart-slice.ts';
import { cartOfUnits } from '../testing/cart-of-units.ts';
import { createCartServer } from '../testing/cart-server.ts';
import { wireCart } from '../testing/wire-cart.ts';
import { readCart } from '../wire/cached-cart.ts';
import type { CartOfPage } from '../wire/cart-of-page.ts';
import { startTab } from './start-tab.ts';

const mine = cartOfUnits('mine', { 1: 2 });
const shown: CartOfPage = { id: 'mine', market: 'dk', itemCount: 2, response: { data: wireCart(mine), cart: mine } };

/** A tab whose page came with that cart, in a browser with another cart in its cookie. */
async function open(cookieCartId: string, cart: CartOfPage | null, isDown = false) {
  document.cookie = `ralph-cart=${cookieCartId}; Path=/`;
  // jsdom has none, and the browser is idle at once.
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
  // jsdom does not record how a document was opened.
  Object.assign(window.performance, { getEntriesByType: () => [] });
  const server = createCartServer([mine, makeCart({ id: 'stored', items: [] })]);
  const { gateway } = server;
  if (isDown) server.intercept = () => ({ kind: 'unreachable' });
  const deferred = createDeferredMiddleware();
  const store = createStore({
    features: [{ slices: [cartSlice] }],
    state: { cart: initialCartState({ cartId: cart ? cart.id : cookieCartId }) },
    middleware: [deferred.middleware],
  });
  const app = createTestApp({ gateway, store }) as Tab['app'];
  const router = { state: { loaderData: { root: { cart } } } } as unknown as Tab['router'];
  const { restore, middleware = [], started } = startTab({ app, router });
  restore?.();
  deferred.attach(middleware);
  started?.();
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  const { cart: state } = store.getState();
  return { state, cached: readCart(gateway, state), requests: server.requests };
}

describe('the cart of a tab', () => {
  it('comes with the page and is not requested again; its id is stored in place of the cookie’s', async () => {
    const { cached, requests } = await open('stored', shown);
    expect([cached?.id, requests]).toEqual(['mine', []]);
    expect(document.cookie).toContain('ralph-cart=mine');
  });

  it('is the one of the cookie on a shared page', async () => {
    const { state, cached } = await open('stored', null);
    expect([state.cartId, cached?.id]).toEqual(['stored', 'stored']);
  });

  it('is counted for the shared pages that come', async () => {
    document.cookie = 'ralph-cart-count=7; Path=/';
    await open('mine', null);
    expect(document.cookie).toContain('ralph-cart-count=2');
    await open('stored', null);
    expect(document.cookie).not.toContain('ralph-cart-count');
  });

  it('keeps the count while the cart has not loaded', async () => {
    document.cookie = 'ralph-cart-count=7; Path=/';
    await open('mine', null, true);
    expect(document.cookie).toContain('ralph-cart-count=7');
  });

  it.each([
    ['posted', 'seen', 0],
    ['seen', 'seen', 1],
    ['', undefined, 1],
  ])('ends what a posted form began, with its own change: %s [BUG-16]', async (before, after, gone) => {
    const line = { skuId: 9, name: 'Shoe', price: makeMoney(9900) };
    localStorage.setItem('cart-seen', JSON.stringify({ cartId: 'mine', market: 'dk', lines: [line] }));
    document.cookie = `ralph-cart-form=${before}; Path=/${before ? '' : '; Max-Age=0'}`;
    const { differences } = (await open('mine', shown)).state;
    expect([parseCookies(document.cookie).get('ralph-cart-form'), differences.length]).toEqual([after, gone]);
  });
});
