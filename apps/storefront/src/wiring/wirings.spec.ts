import { authSlice, sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import {
  cartChangedEvent,
  cartReloadRequested,
  cartReset,
  cartResetRequested,
  codeRemovalStated,
  promoApplied,
  promoRemoved,
  removalStated,
  removalUndone,
  cartSlice,
  itemAdded,
} from '@lyng/cart';
import { createCartServer } from '@lyng/cart/testing';
import {
  lastVisitedMayBeKept,
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
import { consentChosen } from '@lyng/tracking';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { screenNames } from '@lyng/routing/core';
import { addLateSlices } from '../shell/late-slices.ts';
import { selectSnacks, snackDismissed } from '../shell/slices/snackbar-slice.ts';
import { marketsSet } from '../shell/slices/channel-slice.ts';
import { pageShown } from '../shell/slices/page-slice.ts';
import { quickShopOpened } from '../shell/slices/panel-slices.ts';
import { makeStore } from '../store.ts';
import { forgetOnLeaving } from './toasts-to-search.ts';
import { createWirings } from './wirings.ts';

interface SearchTickets {
  /** Of the results on the screen, by product key; `null` where no search is shown. */
  readonly results?: Readonly<Record<string, ProductTickets>> | null;
  /** Of any product's sizes. */
  readonly sizes?: Readonly<Record<string, ProductTickets['sizes']>>;
}

/** The shop's own store and wirings, and a note of what is said in it. */
function openShop({ results = null, sizes = {} }: SearchTickets = {}) {
  const said: string[] = [];
  const resets: unknown[] = [];
  const note: Middleware = () => (next) => (action) => {
    said.push((action as { readonly type: string }).type);
    if (cartResetRequested.match(action)) resets.push(action.payload);
    return next(action);
  };
  const tickets: string[] = [];
  const page: string[] = [];
  const session = {
    forgetAnswers: () => void page.push('forget'),
    showAgain: (reason: string, isSignedIn: boolean) => void page.push(`show ${reason} ${isSignedIn}`),
    keepCustomerType: (type: string) => void page.push(type),
    tellCustomerType: (type: string) => void page.push(`tell ${type}`),
    tellCart: (cartId: string) => void page.push(`cart ${cartId}`),
    loadTexts: async () => undefined,
  };
  const linked = { code: null as string | null };
  const promoLink = { waiting: () => linked.code, used: () => void (linked.code = null) };
  const search = {
    click: (ticket: string) => tickets.push(`click ${ticket}`),
    addToCart: (ticket: string) => tickets.push(`add ${ticket}`),
    addFavourite: (key: string) => tickets.push(`heart ${key}`),
    removeFavourite: (key: string) => tickets.push(`no heart ${key}`),
    ticketsOfResult: (key: string) => (results === null ? null : Promise.resolve(results[key] ?? null)),
    ticketsOfSizes: async (key: string) => sizes[key] ?? {},
    forgetSearches: async () => void tickets.push('forget searches'),
    forgetViews: () => tickets.push('forget views'),
    leave: () => tickets.push('leave'),
  };
  // Nobody's account answers here.
  const account = {
    remembered: async () => null,
    remember: async () => false,
    joinedBy: () => '',
    keepJoinedBy: () => undefined,
  };
  const accountCart = { account, gateway: createCartServer().gateway, loadTexts: async () => undefined };
  const waitingCode = { waiting: () => '', keep: () => undefined, drop: () => undefined };
  const store = makeStore(undefined, [
    createWirings({ accountCart, promoLink, waitingCode, search, session, translate: ({ message = '' }) => message }),
    note,
  ]);
  addLateSlices(store);
  said.length = 0;
  return { store, said, resets, tickets, page, linked };
}

describe('cart to snackbar', () => {
  it('says what was taken out of the cart, with the way back [CART-07, UI-01]', () => {
    const { store } = openShop();
    const removed = { skuId: 1, quantity: 2, product: { ...makeProductSummary({ name: 'Solveig' }), skus: [] } };
    store.dispatch(removalStated(removed));
    expect(selectSnacks(store.getState() as never)).toMatchObject([{ undo: { action: removalUndone(removed) } }]);
  });

  it('says that a code was taken off, with the way back [CART-10, UI-01] (IDEA-16)', () => {
    const { store } = openShop();
    store.dispatch(codeRemovalStated({ promoCode: 'WELCOME15' }));
    const [snack] = selectSnacks(store.getState() as never);
    expect(snack).toMatchObject({ undo: { action: { type: cartSlice.actions.intentStated.type } } });
    if (snack?.undo) store.dispatch(snack.undo.action);
    expect(store.getState().cart.pending).toMatchObject([{ kind: 'set-promo-code', promoCode: 'WELCOME15' }]);
  });
});

describe('auth to snackbar', () => {
  const karen: SignedInUser = {
    userId: '7',
    userName: 'Karen',
    customerType: 'PERSON',
    isMember: false,
    isStudent: false,
    isCurve: false,
  };
  const snacksAfter = async (hearts: readonly number[], reason: 'login' | 'elsewhere') => {
    const { store } = openShop();
    for (const productId of hearts) store.dispatch(favouriteAdded(makeProductSummary({ productId })));
    store.dispatch(sessionChanged({ reason, user: karen }));
    // The words come first.
    await Promise.resolve();
    await Promise.resolve();
    return selectSnacks(store.getState() as never).map(({ text }) => text);
  };

  it('says what a guest brings to their account [AUTH-01, FAV-05]', async () => {
    expect(await snacksAfter([], 'login')).toEqual(['You are logged in']);
    expect(await snacksAfter([3, 5], 'login')).toEqual([expect.stringMatching(/^You are logged in\. .*come along/)]);
  });

  it('says nothing in a tab that only follows another', async () => {
    expect(await snacksAfter([3], 'elsewhere')).toEqual([]);
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
    return { store, kept: () => loyaltySlice.selectors.selectLoyalty(store.getState() as never).engageVoucherId };
  };

  it('remembers the voucher of a member, and nobody’s [LOY-04]', () => {
    expect([withVoucher(member).kept(), withVoucher(null).kept()]).toEqual(['AB9', null]);
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
    const { store, kept } = withVoucher(member);
    store.dispatch(event);
    expect(kept()).toBe(id);
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
    shop.store.dispatch(cartSlice.actions.cartAdopted({ cartId, givenUpId: '' }));
    shop.said.length = 0;
    return shop;
  };

  it.each(['login', 'register', 'elsewhere'] as const)(
    'keeps the guest’s cart on %s, and reads it anew for what a customer pays',
    (reason) => {
      const { store, said } = open();
      store.dispatch(sessionChanged({ reason, user: karen }));
      expect(said).toContain(cartReloadRequested.type);
      expect(store.getState().cart.cartId).toBe('mine');
    },
  );

  it('lets the cart go on logout, and tells the other tabs of the new one [CART-16]', async () => {
    const { store, said, page } = open();
    store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    expect(said).toContain(cartResetRequested.type);
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: 'another', givenUpId: '' }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(page).toContain('cart another');
  });

  it('takes no cart from who is only logged out by time [CART-16]', () => {
    const { store, said } = open();
    store.dispatch(sessionChanged({ reason: 'expired', user: null }));
    expect(said).not.toContain(cartResetRequested.type);
  });

  it('forgets the API’s answers, takes the customer’s type, and shows the page again [AUTH-06, AUTH-16]', () => {
    const { store, page } = open();
    store.dispatch(sessionChanged({ reason: 'login', user: karen }));
    expect(page).toEqual(['forget', 'ORGANIZATION', 'show login true']);
    expect(store.getState().customer).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false });
    expect(authSlice.selectors.selectIsSignedIn({ auth: store.getState().auth ?? {} })).toBe(true);
  });

  it.each(['ORGANIZATION', 'PERSON'] as const)(
    'tells a new account, a %s at first, what its owner shops as, and leaves the shop as it is [AUTH-16]',
    (customerType) => {
      const { store, page } = open();
      store.dispatch(sessionChanged({ reason: 'register', user: { ...karen, customerType } }));
      expect(page).toEqual(['forget', 'tell PERSON', 'show register true']);
      expect(store.getState().customer.customerType).toBe('PERSON');
    },
  );

  it.each([
    ['login', 1],
    ['elsewhere', 0],
  ] as const)('says what has happened on %s: %d message', async (reason, messages) => {
    const { store } = open();
    store.dispatch(sessionChanged({ reason, user: karen }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(selectSnacks(store.getState() as never)).toHaveLength(messages);
  });
});

describe('promo link to cart', () => {
  const { addedPanelOpened, cartAdopted, intentStated, panelOpened } = cartSlice.actions;
  const openFor = (code: string | null) => {
    const shop = openShop();
    shop.linked.code = code;
    const stated = () => shop.said.filter((type) => type === intentStated.type).length;
    return { ...shop, stated };
  };
  const ownCart = cartAdopted({ cartId: 'one', givenUpId: '' });
  const cartPage = pageShown({ currentRouteName: 'cart', currentPath: '/kurv' });

  it.each([
    ['the page of the cart', cartPage],
    ['the panel of the cart', panelOpened()],
    ['the panel that says what was added', addedPanelOpened(7)],
  ])('states the code of a link once %s is seen, and once only [promo-020]', (_place, seen) => {
    const { store, stated } = openFor('WELCOME15');
    store.dispatch(ownCart);
    store.dispatch(pageShown({ currentRouteName: 'product', currentPath: '/p/vinga' }));
    expect(stated()).toBe(0);
    store.dispatch(seen);
    store.dispatch(cartPage);
    expect(stated()).toBe(1);
    expect(store.getState().cart.pending).toMatchObject([{ kind: 'set-promo-code', promoCode: 'WELCOME15' }]);
  });

  it('waits for a cart to state it of, and states nothing without a link [promo-020]', () => {
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
  it('asks for the cart anew when a choice in the checkout may have changed its sums', () => {
    const { store, said } = openShop();
    store.dispatch(checkoutUpdated({ cartId: 'one' }));
    expect(said).toEqual([checkoutUpdated.type, cartReloadRequested.type]);
  });

  it('lets the cart go that has become an order, and no other [CHK-13]', () => {
    const { store, said, resets } = openShop();
    store.dispatch(purchaseCompleted({ confirmation: makeConfirmation(), cartId: 'one', email: 'karen@example.com' }));
    expect(said).toEqual([purchaseCompleted.type, cartResetRequested.type]);
    expect(resets).toEqual([{ cartId: 'one' }]);
  });
});

describe('page to cart', () => {
  const show = (names: readonly (typeof screenNames)[number][]) => {
    const { store, said } = openShop();
    for (const currentRouteName of names) store.dispatch(pageShown({ currentRouteName, currentPath: '/' }));
    return { store, said };
  };

  it.each(screenNames.map((name) => [name, name.includes('checkout')] as const))(
    'on %s asks for shipping fees of the provider: %s [ROUTE-22]',
    (name, expected) => {
      expect(show([name]).store.getState().cart.onCheckout).toBe(expected);
    },
  );

  it('closes the cart’s panel when another page comes, such as that of a product recommended in it', () => {
    const { store } = openShop();
    store.dispatch(cartSlice.actions.addedPanelOpened(7));
    store.dispatch(pageShown({ currentRouteName: 'product', currentPath: '/p/solveig' }));
    expect(store.getState().cart.panel.open).toBe(false);
  });

  it('goes back to the shop’s own fees outside the checkout', () => {
    expect(show(['checkout', 'home']).store.getState().cart.onCheckout).toBe(false);
  });

  it('counts the cart as the market that the order goes to on the way there, and as the shop’s own elsewhere [CHK-16]', () => {
    const { store } = openShop();
    store.dispatch(marketsSet({ ...store.getState().channel, checkoutMarketAlias: 'se' }));
    const markets = (['checkout', 'home', 'checkout-confirm'] as const).map((currentRouteName) => {
      store.dispatch(pageShown({ currentRouteName, currentPath: '/' }));
      return store.getState().cart.market;
    });
    expect(markets).toEqual(['se', 'dk', 'se']);
  });

  it('changes nothing from one page of the shop to the next: the cart would be asked for again', () => {
    const { said } = show(['home', 'category', 'product', 'checkout', 'checkout-confirm']);
    expect(said.filter((type) => type !== pageShown.type)).toEqual(['cart/checkoutEntered']);
  });
});

describe('consent to last visited', () => {
  it.each([
    [['preferences'], true],
    [['statistics', 'marketing'], false],
    [[], false],
  ] as const)('keeps what was looked at once %j are allowed: %s [CAT-14] [TRK-11]', (allowed, kept) => {
    const { store, said } = openShop();
    store.dispatch(consentChosen(allowed));
    expect(said.includes(lastVisitedMayBeKept.type)).toBe(kept);
  });
});

/** What the service is asked and told takes a few turns. */
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
    'tells of a recommended product that is chosen for %s, and of the size that is added [SEARCH-04]',
    async (_name, chosen) => {
      const { store, tickets } = showIt();
      store.dispatch(chosen);
      store.dispatch(added(71));
      await settled();
      expect(tickets).toEqual(['click t', 'add t-71']);
    },
  );

  it('tells nothing of a product that was recommended on another page, but still of the size of a chosen one [SEARCH-04]', async () => {
    const { store, tickets } = showIt();
    store.dispatch(recommendationChosen({ alias: 'solveig' }));
    store.dispatch(pageShown({ currentRouteName: 'product', currentPath: '/p/solveig' }));
    store.dispatch(quickShopOpened('solveig'));
    store.dispatch(added(70));
    await settled();
    expect(tickets).toEqual(['click t', 'add t-70']);
  });

  it('still knows what was recommended when only the question of the page has changed', () => {
    const { store, tickets } = showIt();
    store.dispatch(pageShown({ currentRouteName: 'home', currentPath: store.getState().page.currentPath }));
    store.dispatch(quickShopOpened('solveig'));
    expect(tickets).toEqual(['click t']);
  });

  it('tells nothing of what was not recommended, or not chosen', async () => {
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
  const told = async (known: SearchTickets, ...actions: readonly UnknownAction[]) => {
    const { store, tickets } = openShop(known);
    for (const action of actions) store.dispatch(action);
    await settled();
    return tickets;
  };

  it('tells of a result that is opened, and of the size of it that is bought, by what the search gave out [SEARCH-06]', async () => {
    expect(await told({ results, sizes }, selected, bought)).toEqual(['click found', 'add found-39']);
  });

  it('tells of a result that is looked at without leaving the results [SEARCH-06]', async () => {
    expect(await told({ results, sizes }, quickShopOpened('solveig'), productViewed({ product }), bought)).toEqual([
      'click found',
      'add found-39',
    ]);
  });

  it('tells of what is bought by other means as of itself, and takes no look at a page for a choice [SEARCH-06]', async () => {
    expect(await told({ results: null, sizes }, selected, productViewed({ product }), bought)).toEqual(['add own-39']);
    expect(await told({ results, sizes }, productViewed({ product }))).toEqual([]);
  });

  it('tells nothing by tickets while the service gives none', async () => {
    expect(await told({ results: {} }, selected, bought)).toEqual([]);
  });

  it('tells of a heart that is given and taken away, by article number [SEARCH-06]', async () => {
    expect(await told({}, favouriteAdded(product), favouriteRemoved(product))).toEqual(['heart LY-7', 'no heart LY-7']);
  });

  it('has what was looked at forgotten when the shopper clears it [SEARCH-06] [CAT-14]', async () => {
    expect(await told({}, productViewed({ product }), lastVisitedSlice.actions.lastVisitedCleared())).toEqual([
      'forget views',
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

  it('ends the visit of who logs out, and hides what was searched for [SEARCH-08]', () => {
    const { store, tickets, said } = openShop();
    store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    expect(tickets).toEqual(['leave']);
    expect(said).toContain(recentSearchesForgotten.type);
  });

  it.each([
    ['login', karen],
    ['expired', null],
    ['elsewhere', null],
  ] as const)('goes on with the same visitor on %s', (reason, user) => {
    const { store, tickets } = openShop();
    store.dispatch(sessionChanged({ reason, user }));
    expect(tickets).toEqual([]);
  });
});

describe('toasts to search', () => {
  const clearIn = (toastId: string) => {
    const shop = openShop();
    shop.store.dispatch(recentSearchesCleared({ toastId }));
    return shop;
  };

  it('forgets cleared searches when the message has gone in which it could be undone [SEARCH-09] (IDEA-16)', async () => {
    const { store, said, tickets } = clearIn('one');
    store.dispatch(snackDismissed('another'));
    expect(tickets).toEqual([]);
    store.dispatch(snackDismissed('one'));
    await Promise.resolve();
    expect(tickets).toEqual(['forget searches']);
    expect(said.at(-1)).toBe(recentSearchesForgotten.type);
  });

  it('keeps them when that was undone (IDEA-16)', () => {
    const { store, tickets } = clearIn('one');
    store.dispatch(recentSearchesBroughtBack());
    store.dispatch(snackDismissed('one'));
    expect(tickets).toEqual([]);
  });

  it.each([true, false])('forgets them when the shop is left before, if they were cleared: %s', (cleared) => {
    const { store } = cleared ? clearIn('one') : openShop();
    const page = new EventTarget();
    const forget = jest.fn(async () => undefined);
    forgetOnLeaving(page as unknown as Window, store, forget);
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pagehide'));
    expect(forget).toHaveBeenCalledTimes(cleared ? 1 : 0);
  });
});

describe('createWirings', () => {
  it('are one shop’s: what one hears is said in no other', () => {
    const mine = openShop();
    const yours = openShop();
    yours.store.dispatch(checkoutUpdated({ cartId: 'one' }));
    expect(mine.said).toEqual([]);
  });
});
