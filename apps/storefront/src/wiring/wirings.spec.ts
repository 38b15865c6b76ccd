import { sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import { itemAdded } from '@lyng/cart';
import {
  lastVisitedStorageAllowed,
  lastVisitedSlice,
  productSelected,
  productViewed,
  recommendationChosen,
  recommendationsShown,
} from '@lyng/catalogue';
import { favouriteAdded, favouriteRemoved } from '@lyng/favourites';
import { makeCart, makeProductSummary, makeSku } from '@lyng/model/testing';
import { recentSearchesBroughtBack, recentSearchesCleared, recentSearchesForgotten } from '@lyng/search';
import type { ProductTickets } from '@lyng/search';
import { consentChosen } from '@lyng/tracking';
import type { Middleware, Slice, UnknownAction } from '@reduxjs/toolkit';
import { pageShown, snackbarDismissed } from '@lyng/feature';
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
  const note: Middleware = () => (next) => (action) => {
    dispatched.push((action as { readonly type: string }).type);
    return next(action);
  };
  const tickets: string[] = [];
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
  const store = openStore({ middleware: [createWirings({ search }), note] });
  store.addSlices(lazySlices);
  dispatched.length = 0;
  return { store, dispatched, tickets };
}

describe('consent to last visited', () => {
  it.each([
    [['preferences'], true],
    [['statistics', 'marketing'], false],
    [[], false],
  ] as const)('stores last visited products once %j are allowed: %s [CAT-14] [TRK-11]', (allowed, stored) => {
    const { store, dispatched } = openShop();
    store.dispatch(consentChosen(allowed));
    expect(dispatched.includes(lastVisitedStorageAllowed.type)).toBe(stored);
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
    yours.store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    expect(mine.dispatched).toEqual([]);
  });
});
