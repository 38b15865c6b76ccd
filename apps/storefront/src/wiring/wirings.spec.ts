import { authSlice, sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import {
  cartChangedEvent,
  cartReloadRequested,
  cartReset,
  cartResetRequested,
  codeRemovalQueued,
  promoApplied,
  promoRemoved,
  removalQueued,
  cartSlice,
  itemAdded,
} from '@lyng/cart';
import { createCartServer } from '@lyng/cart/testing';
import {
  lastVisitedSlice,
  productSelected,
  productViewed,
  recommendationChosen,
  recommendationsShown,
} from '@lyng/catalogue';
import { checkoutUpdated, purchaseCompleted } from '@lyng/checkout';
import { makeConfirmation } from '@lyng/checkout/testing';
import { favouriteAdded, favouriteRemoved } from '@lyng/favourites';
import { loyaltySlice } from '@lyng/loyalty';
import { makeCart, makeProductSummary, makeSku } from '@lyng/model/testing';
import { recentSearchesBroughtBack, recentSearchesCleared, recentSearchesForgotten } from '@lyng/search';
import type { ProductTickets } from '@lyng/search';
import type { Middleware, Slice, UnknownAction } from '@reduxjs/toolkit';
import { screenNames } from '@lyng/routing/core';
import { safeStorage } from '@lyng/browser';
import { marketsSet, pageShown, selectSnackbars, snackbarDismissed } from '@lyng/feature';
import { quickShopOpened } from '../shell/slices/quick-shop-slice.ts';
import { loadLazySlices, openStore } from '../testing/open-store.ts';
import { removeOnLeave } from './snackbars-to-search.ts';
import { createWirings } from './wirings.ts';

let lazySlices: readonly Slice[];
beforeAll(async () => void (lazySlices = await loadLazySlices()));

interface SearchTickets {
  /** Of the results on the screen, by product key; `null` where no search is shown. */
  readonly results?: Readonly<Record<string, ProductTickets>> | null;
  /** Of any product's sizes. */
  readonly sizes?: Readonly<Record<string, ProductTickets['sizes']>>;
}

/** The shop's own store and wirings, and a record of its actions. */
function openShop({ results = null, sizes = {} }: SearchTickets = {}) {
  const dispatched: string[] = [];
  const resets: unknown[] = [];
  const note: Middleware = () => (next) => (action) => {
    dispatched.push((action as { readonly type: string }).type);
    if (cartResetRequested.match(action)) resets.push(action.payload);
    return next(action);
  };
  const tickets: string[] = [];
  const page: string[] = [];
  const notifyTabs = (cartId: string): void => void page.push(`cart ${cartId}`);
  const linked = { code: null as string | null };
  const promoLink = { waiting: () => linked.code, used: () => void (linked.code = null) };
  const search = {
    click: (ticket: string) => tickets.push(`click ${ticket}`),
    addToCart: (ticket: string) => tickets.push(`add ${ticket}`),
    addFavourite: (key: string) => tickets.push(`heart ${key}`),
    removeFavourite: (key: string) => tickets.push(`no heart ${key}`),
    ticketsOfResult: (key: string) => (results === null ? null : Promise.resolve(results[key] ?? null)),
    ticketsOfSizes: async (key: string) => sizes[key] ?? {},
    removeSearches: async () => void tickets.push('remove searches'),
    removeViews: () => tickets.push('remove views'),
    leave: () => tickets.push('leave'),
  };
  // The account service does not respond here.
  const accountCart = {
    account: { readCartId: async () => null, saveCartId: async () => false },
    gateway: createCartServer().gateway,
    storage: safeStorage(() => undefined),
    loadTexts: async () => undefined,
  };
  const waitingCode = { waiting: () => '', save: () => undefined, drop: () => undefined };
  const store = openStore({
    middleware: [
      createWirings({
        accountCart,
        promoLink,
        waitingCode,
        search,
        notifyTabs,
        translate: ({ message = '' }) => message,
      }),
      note,
    ],
  });
  store.addSlices(lazySlices);
  dispatched.length = 0;
  return { store, dispatched, resets, tickets, page, linked };
}

describe('cart to snackbar', () => {
  it('shows what was removed from the cart, with an undo [CART-07, UI-01]', () => {
    const { store } = openShop();
    const removed = { skuId: 1, quantity: 2, product: { ...makeProductSummary({ name: 'Solveig' }), skus: [] } };
    store.dispatch(removalQueued(removed));
    const [snackbar] = selectSnackbars(store.getState() as never);
    if (snackbar?.undo) store.dispatch(snackbar.undo.action);
    const line = { itemId: null, skuId: 1 };
    expect(store.getState().cart.pending).toMatchObject([
      { kind: 'set-quantity', line, quantity: 2, product: removed.product },
    ]);
  });

  it('shows that a code was removed, with an undo [CART-10, UI-01] (IDEA-16)', () => {
    const { store } = openShop();
    store.dispatch(codeRemovalQueued({ promoCode: 'WELCOME15' }));
    const [snackbar] = selectSnackbars(store.getState() as never);
    expect(snackbar).toMatchObject({ undo: { action: { type: cartSlice.actions.operationQueued.type } } });
    if (snackbar?.undo) store.dispatch(snackbar.undo.action);
    expect(store.getState().cart.pending).toMatchObject([{ kind: 'set-promo-code', promoCode: 'WELCOME15' }]);
  });
});

describe('cart to loyalty', () => {
  const member: SignedInUser = {
    userId: '8',
    userName: 'Mads',
    customerType: 'PERSON',
    isMember: true,
    isStudent: false,
    isCurve: false,
  };
  const withVoucher = (user: SignedInUser | null) => {
    const { store } = openShop();
    store.dispatch(authSlice.actions.sessionRead(user));
    const promoCode = 'VOYADOVOUCHER_AB9';
    store.dispatch(promoApplied({ promoCode, cart: makeCart({ promoCode }) }));
    return { store, stored: () => loyaltySlice.selectors.selectLoyalty(store.getState() as never).engageVoucherId };
  };

  it('stores the voucher of a member only [LOY-04]', () => {
    expect([withVoucher(member).stored(), withVoucher(null).stored()]).toEqual(['AB9', null]);
  });

  it.each([
    [
      'keeps it while the cart changes under it',
      cartChangedEvent({ cart: makeCart({ promoCode: 'voyadovoucher_ab9' }), itemsChanged: true }),
      'AB9',
    ],
    [
      'lets it go for another code',
      cartChangedEvent({ cart: makeCart({ promoCode: 'WELCOME15' }), itemsChanged: true }),
      null,
    ],
    ['lets it go with the code', promoRemoved({ cart: makeCart() }), null],
    ['lets it go with the cart', cartReset({ cartId: 'mine' }), null],
    ['lets it go with its owner', sessionChanged({ reason: 'logout', user: null }), null],
  ])('%s [LOY-04]', (_case, event, id) => {
    const { store, stored } = withVoucher(member);
    store.dispatch(event);
    expect(stored()).toBe(id);
  });
});

describe('auth to the shop', () => {
  const karen: SignedInUser = {
    userId: '7',
    userName: 'Karen Holm',
    customerType: 'ORGANIZATION',
    isMember: false,
    isStudent: false,
    isCurve: false,
  };
  const open = (cartId = 'mine') => {
    const shop = openShop();
    shop.store.dispatch(cartSlice.actions.cartAdopted({ cartId, detachedCartId: '' }));
    shop.dispatched.length = 0;
    return shop;
  };

  it.each(['login', 'register', 'elsewhere'] as const)(
    'keeps the guest’s cart on %s, and reloads it for the customer’s prices',
    (reason) => {
      const { store, dispatched } = open();
      store.dispatch(sessionChanged({ reason, user: karen }));
      expect(dispatched).toContain(cartReloadRequested.type);
      expect(store.getState().cart.cartId).toBe('mine');
    },
  );

  it('detaches the cart on logout, and notifies the other tabs of the new one [CART-16]', async () => {
    const { store, dispatched, page } = open();
    store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    expect(dispatched).toContain(cartResetRequested.type);
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: 'another', detachedCartId: '' }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(page).toContain('cart another');
  });

  it('keeps the cart when a session expires [CART-16]', () => {
    const { store, dispatched } = open();
    store.dispatch(sessionChanged({ reason: 'expired', user: null }));
    expect(dispatched).not.toContain(cartResetRequested.type);
  });
});

describe('promo link to cart', () => {
  const { addedPanelOpened, cartAdopted, operationQueued, panelOpened } = cartSlice.actions;
  const openFor = (code: string | null) => {
    const shop = openShop();
    shop.linked.code = code;
    const stated = () => shop.dispatched.filter((type) => type === operationQueued.type).length;
    return { ...shop, stated };
  };
  const ownCart = cartAdopted({ cartId: 'one', detachedCartId: '' });
  const cartPage = pageShown({ currentRouteName: 'cart', currentPath: '/kurv' });

  it.each([
    ['the page of the cart', cartPage],
    ['the panel of the cart', panelOpened()],
    ['the panel of an added product', addedPanelOpened(7)],
  ])('applies the code of a link once %s is shown, and only once [promo-020]', (_place, seen) => {
    const { store, stated } = openFor('WELCOME15');
    store.dispatch(ownCart);
    store.dispatch(pageShown({ currentRouteName: 'product', currentPath: '/p/vinga' }));
    expect(stated()).toBe(0);
    store.dispatch(seen);
    store.dispatch(cartPage);
    expect(stated()).toBe(1);
    expect(store.getState().cart.pending).toMatchObject([{ kind: 'set-promo-code', promoCode: 'WELCOME15' }]);
  });

  it('waits for a cart to apply it to, and does nothing without a link [promo-020]', () => {
    const { store, stated } = openFor('WELCOME15');
    store.dispatch(cartPage);
    expect(stated()).toBe(0);
    store.dispatch(ownCart);
    expect(stated()).toBe(1);
    const plain = openFor(null);
    plain.store.dispatch(ownCart);
    plain.store.dispatch(cartPage);
    expect(plain.stated()).toBe(0);
  });
});

describe('checkout to cart', () => {
  it('reloads the cart when a choice in the checkout may have changed its sums', () => {
    const { store, dispatched } = openShop();
    store.dispatch(checkoutUpdated({ cartId: 'one' }));
    expect(dispatched).toEqual([checkoutUpdated.type, cartReloadRequested.type]);
  });

  it('detaches the cart that has become an order, and no other [CHK-13]', () => {
    const { store, dispatched, resets } = openShop();
    store.dispatch(purchaseCompleted({ confirmation: makeConfirmation(), cartId: 'one', email: 'karen@example.com' }));
    expect(dispatched).toEqual([purchaseCompleted.type, cartResetRequested.type]);
    expect(resets).toEqual([{ cartId: 'one' }]);
  });
});

describe('page to cart', () => {
  const show = (names: readonly (typeof screenNames)[number][]) => {
    const { store, dispatched } = openShop();
    for (const currentRouteName of names) store.dispatch(pageShown({ currentRouteName, currentPath: '/' }));
    return { store, dispatched };
  };

  it.each(screenNames.map((name) => [name, name.includes('checkout')] as const))(
    'on %s requests the provider’s shipping fees: %s [ROUTE-22]',
    (name, expected) => {
      expect(show([name]).store.getState().cart.onCheckout).toBe(expected);
    },
  );

  it('closes the cart’s panel on a navigation, as to a product recommended in it', () => {
    const { store } = openShop();
    store.dispatch(cartSlice.actions.addedPanelOpened(7));
    store.dispatch(pageShown({ currentRouteName: 'product', currentPath: '/p/solveig' }));
    expect(store.getState().cart.panel.open).toBe(false);
  });

  it('returns to the shop’s own fees outside the checkout', () => {
    expect(show(['checkout', 'home']).store.getState().cart.onCheckout).toBe(false);
  });

  it('uses the prices of the order’s market in the checkout, and the shop’s own elsewhere [CHK-16]', () => {
    const { store } = openShop();
    store.dispatch(marketsSet({ ...store.getState().channel, checkoutMarketAlias: 'se' }));
    const markets = (['checkout', 'home', 'checkout-confirm'] as const).map((currentRouteName) => {
      store.dispatch(pageShown({ currentRouteName, currentPath: '/' }));
      return store.getState().cart.market;
    });
    expect(markets).toEqual(['se', 'dk', 'se']);
  });

  it('changes nothing between the shop’s pages: the cart would be requested again', () => {
    const { dispatched } = show(['home', 'category', 'product', 'checkout', 'checkout-confirm']);
    expect(dispatched.filter((type) => type !== pageShown.type)).toEqual(['cart/checkoutEntered']);
  });
});

/** Requests to the service take a few turns. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('recommendations to search', () => {
  const product = makeProductSummary({ productId: 7, alias: 'solveig' });
  const added = (skuId: number) =>
    itemAdded({ skuId, quantity: 1, product: { ...product, skus: [] }, cart: makeCart() });
  const showIt = () => {
    const shop = openShop();
    const recommended = { product, skus: [], dimensions: [], ticket: 't', skuTickets: { 70: 't-70', 71: 't-71' } };
    shop.store.dispatch(recommendationsShown({ products: [recommended] }));
    return shop;
  };

  it.each([
    ['its page', recommendationChosen({ alias: 'solveig' })],
    ['a quick look', quickShopOpened('solveig')],
  ])(
    'reports a recommended product that is chosen for %s, and the size that is added [SEARCH-04]',
    async (_name, chosen) => {
      const { store, tickets } = showIt();
      store.dispatch(chosen);
      store.dispatch(added(71));
      await settled();
      expect(tickets).toEqual(['click t', 'add t-71']);
    },
  );

  it('does not report a product recommended on another page, but still the size of a chosen one [SEARCH-04]', async () => {
    const { store, tickets } = showIt();
    store.dispatch(recommendationChosen({ alias: 'solveig' }));
    store.dispatch(pageShown({ currentRouteName: 'product', currentPath: '/p/solveig' }));
    store.dispatch(quickShopOpened('solveig'));
    store.dispatch(added(70));
    await settled();
    expect(tickets).toEqual(['click t', 'add t-70']);
  });

  it('keeps the recommendations when only the query of the page has changed', () => {
    const { store, tickets } = showIt();
    store.dispatch(pageShown({ currentRouteName: 'home', currentPath: store.getState().page.currentPath }));
    store.dispatch(quickShopOpened('solveig'));
    expect(tickets).toEqual(['click t']);
  });

  it('does not report what was not recommended, or not chosen', async () => {
    const { store, tickets } = showIt();
    store.dispatch(quickShopOpened('vinga'));
    store.dispatch(added(70));
    await settled();
    expect(tickets).toEqual([]);
  });
});

describe('results, cart, hearts and last visited to search', () => {
  const skus = [makeSku(70, '38'), makeSku(71, '39')].map((sku) => ({ ...sku, articleNumber: `LY-7-${sku.name}` }));
  const product = makeProductSummary({ productId: 7, alias: 'solveig', articleNumber: 'LY-7' });
  const results = { 'LY-7': { product: 'found', sizes: { 'LY-7-38': 'found-38', 'LY-7-39': 'found-39' } } };
  const sizes = { 'LY-7': { 'LY-7-38': 'own-38', 'LY-7-39': 'own-39' } };
  const selected = productSelected({ product, list: 'search:sneakers', position: 13, page: 1 });
  const bought = itemAdded({ skuId: 71, quantity: 1, product: { ...product, skus }, cart: makeCart() });
  const reportsAfter = async (known: SearchTickets, ...actions: readonly UnknownAction[]) => {
    const { store, tickets } = openShop(known);
    for (const action of actions) store.dispatch(action);
    await settled();
    return tickets;
  };

  it('reports a result that is opened, and the size that is bought, by their tickets [SEARCH-06]', async () => {
    expect(await reportsAfter({ results, sizes }, selected, bought)).toEqual(['click found', 'add found-39']);
  });

  it('reports a result that is opened without leaving the results [SEARCH-06]', async () => {
    expect(
      await reportsAfter({ results, sizes }, quickShopOpened('solveig'), productViewed({ product }), bought),
    ).toEqual(['click found', 'add found-39']);
  });

  it('reports other purchases as themselves, and does not take a page view for a choice [SEARCH-06]', async () => {
    expect(await reportsAfter({ results: null, sizes }, selected, productViewed({ product }), bought)).toEqual([
      'add own-39',
    ]);
    expect(await reportsAfter({ results, sizes }, productViewed({ product }))).toEqual([]);
  });

  it('reports nothing by tickets while the service returns none', async () => {
    expect(await reportsAfter({ results: {} }, selected, bought)).toEqual([]);
  });

  it('reports added and removed hearts by article number [SEARCH-06]', async () => {
    expect(await reportsAfter({}, favouriteAdded(product), favouriteRemoved(product))).toEqual([
      'heart LY-7',
      'no heart LY-7',
    ]);
  });

  it('removes last visited products at the service when the shopper clears them [SEARCH-06] [CAT-14]', async () => {
    expect(await reportsAfter({}, productViewed({ product }), lastVisitedSlice.actions.lastVisitedCleared())).toEqual([
      'remove views',
    ]);
  });
});

describe('auth to search', () => {
  const karen: SignedInUser = {
    userId: '7',
    userName: 'Karen',
    customerType: 'PERSON',
    isMember: false,
    isStudent: false,
    isCurve: false,
  };

  it('ends the visit on logout, and hides its searches [SEARCH-08]', () => {
    const { store, tickets, dispatched } = openShop();
    store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    expect(tickets).toEqual(['leave']);
    expect(dispatched).toContain(recentSearchesForgotten.type);
  });

  it.each([
    ['login', karen],
    ['expired', null],
    ['elsewhere', null],
  ] as const)('continues with the same visitor on %s', (reason, user) => {
    const { store, tickets } = openShop();
    store.dispatch(sessionChanged({ reason, user }));
    expect(tickets).toEqual([]);
  });
});

describe('snackbars to search', () => {
  const clearIn = (snackbarId: string) => {
    const shop = openShop();
    shop.store.dispatch(recentSearchesCleared({ snackbarId }));
    return shop;
  };

  it('removes cleared searches when the message with the undo has disappeared [SEARCH-09] (IDEA-16)', async () => {
    const { store, dispatched, tickets } = clearIn('one');
    store.dispatch(snackbarDismissed('another'));
    expect(tickets).toEqual([]);
    store.dispatch(snackbarDismissed('one'));
    await Promise.resolve();
    expect(tickets).toEqual(['remove searches']);
    expect(dispatched.at(-1)).toBe(recentSearchesForgotten.type);
  });

  it('keeps them after an undo (IDEA-16)', () => {
    const { store, tickets } = clearIn('one');
    store.dispatch(recentSearchesBroughtBack());
    store.dispatch(snackbarDismissed('one'));
    expect(tickets).toEqual([]);
  });

  it.each([true, false])('removes them when the shop is left before, if they were cleared: %s', (cleared) => {
    const { store } = cleared ? clearIn('one') : openShop();
    const page = new EventTarget();
    const remove = jest.fn(async () => undefined);
    removeOnLeave(page as unknown as Window, store, remove);
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pagehide'));
    expect(remove).toHaveBeenCalledTimes(cleared ? 1 : 0);
  });
});

describe('createWirings', () => {
  it('creates separate listeners for each shop', () => {
    const mine = openShop();
    const yours = openShop();
    yours.store.dispatch(checkoutUpdated({ cartId: 'one' }));
    expect(mine.dispatched).toEqual([]);
  });
});
