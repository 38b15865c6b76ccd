import { createStore, pageShown, shopEvent, snackbarDismissed } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import { makeProductSummary, makeSku } from '@lyng/model/testing';
import { createSlice } from '@reduxjs/toolkit';
import type { Middleware, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import {
  recentSearchesBroughtBack,
  recentSearchesCleared,
  recentSearchesForgotten,
  recentSearchesSlice,
} from '../state/recent-searches-slice.ts';
import type { ProductTickets } from '../wire/load-tickets.ts';
import { createReportListeners, removeOnLeave } from './report-listeners.ts';

const itemAdded = shopEvent('cart/event/itemAdded');
const productSelected = shopEvent('catalogue/productSelected');
const productViewed = shopEvent('catalogue/productViewed');
const quickShopOpened = shopEvent('quickshop/quickShopOpened');
const recommendationChosen = shopEvent('catalogue/recommendationChosen');
const sessionChanged = shopEvent('auth/event/sessionChanged');

/** The quick shop as other features know it. */
const quickShopSlice = createSlice({
  name: 'quickshop',
  initialState: { productAlias: null as string | null },
  reducers: { quickShopOpened: (_state, { payload }: PayloadAction<string>) => ({ productAlias: payload }) },
});

interface SearchTickets {
  /** Of the results on the screen, by product key; `null` where no search is shown. */
  readonly results?: Readonly<Record<string, ProductTickets>> | null;
  /** Of any product's sizes. */
  readonly sizes?: Readonly<Record<string, ProductTickets['sizes']>>;
}

/** A tab with the listeners, and a record of its actions and of what was reported. */
function openTab({ results = null, sizes = {} }: SearchTickets = {}) {
  const dispatched: string[] = [];
  const note: Middleware = () => (next) => (action) => {
    dispatched.push((action as UnknownAction).type);
    return next(action);
  };
  const reported: string[] = [];
  const listeners = createReportListeners({
    click: (ticket) => reported.push(`click ${ticket}`),
    addToCart: (ticket) => reported.push(`add ${ticket}`),
    addFavourite: (key) => reported.push(`heart ${key}`),
    removeFavourite: (key) => reported.push(`no heart ${key}`),
    ticketsOfResult: (key) => (results === null ? null : Promise.resolve(results[key] ?? null)),
    ticketsOfSizes: async (key) => sizes[key] ?? {},
    removeSearches: async () => void reported.push('remove searches'),
    removeViews: () => reported.push('remove views'),
    leave: () => reported.push('leave'),
  });
  const store = createStore({
    features: [{ slices: [quickShopSlice, recentSearchesSlice] }],
    middleware: [listeners, note],
  });
  return { store, dispatched, reported };
}

/** Requests to the service take a few turns. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('recommendations to search', () => {
  const product = makeProductSummary({ productId: 7, alias: 'solveig' });
  const added = (skuId: number) => itemAdded({ skuId, quantity: 1, product: { ...product, skus: [] } });
  const showIt = () => {
    const tab = openTab();
    const recommended = { product, ticket: 't', skuTickets: { 70: 't-70', 71: 't-71' } };
    tab.store.dispatch(shopEvent('catalogue/recommendationsShown')({ products: [recommended] }));
    return tab;
  };

  it.each([
    ['its page', recommendationChosen({ alias: 'solveig' })],
    ['a quick look', quickShopOpened('solveig')],
  ])(
    'reports a recommended product that is chosen for %s, and the size that is added [SEARCH-04]',
    async (_name, chosen) => {
      const { store, reported } = showIt();
      store.dispatch(chosen);
      store.dispatch(added(71));
      await settled();
      expect(reported).toEqual(['click t', 'add t-71']);
    },
  );

  it('does not report a product recommended on another page, but still the size of a chosen one [SEARCH-04]', async () => {
    const { store, reported } = showIt();
    store.dispatch(recommendationChosen({ alias: 'solveig' }));
    store.dispatch(pageShown({ currentRouteName: 'product', currentPath: '/p/solveig' }));
    store.dispatch(quickShopOpened('solveig'));
    store.dispatch(added(70));
    await settled();
    expect(reported).toEqual(['click t', 'add t-70']);
  });

  it('keeps the recommendations when only the query of the page has changed', () => {
    const { store, reported } = showIt();
    store.dispatch(pageShown({ currentRouteName: 'home', currentPath: store.getState().page.currentPath }));
    store.dispatch(quickShopOpened('solveig'));
    expect(reported).toEqual(['click t']);
  });

  it('does not report what was not recommended, or not chosen', async () => {
    const { store, reported } = showIt();
    store.dispatch(quickShopOpened('vinga'));
    store.dispatch(added(70));
    await settled();
    expect(reported).toEqual([]);
  });
});

describe('results, cart, hearts and last visited to search', () => {
  const skus = [makeSku(70, '38'), makeSku(71, '39')].map((sku) => ({ ...sku, articleNumber: `LY-7-${sku.name}` }));
  const product = makeProductSummary({ productId: 7, alias: 'solveig', articleNumber: 'LY-7' });
  const results = { 'LY-7': { product: 'found', sizes: { 'LY-7-38': 'found-38', 'LY-7-39': 'found-39' } } };
  const sizes = { 'LY-7': { 'LY-7-38': 'own-38', 'LY-7-39': 'own-39' } };
  const selected = productSelected({ product, list: 'search:sko', position: 1 });
  const bought = itemAdded({ skuId: 71, quantity: 1, product: { ...product, skus } });
  const reportsAfter = async (known: SearchTickets, ...actions: readonly UnknownAction[]) => {
    const { store, reported } = openTab(known);
    for (const action of actions) store.dispatch(action);
    await settled();
    return reported;
  };

  it('reports a result that is opened, and the size that is bought, by their tickets [SEARCH-06]', async () => {
    expect(await reportsAfter({ results, sizes }, selected, bought)).toEqual(['click found', 'add found-39']);
  });

  it('reports a result that is opened without leaving the results [SEARCH-06]', async () => {
    const actions = [quickShopOpened('solveig'), productViewed({ product }), bought];
    expect(await reportsAfter({ results, sizes }, ...actions)).toEqual(['click found', 'add found-39']);
  });

  it('reports other purchases as themselves, and does not take a page view for a choice [SEARCH-06]', async () => {
    const actions = [selected, productViewed({ product }), bought];
    expect(await reportsAfter({ results: null, sizes }, ...actions)).toEqual(['add own-39']);
    expect(await reportsAfter({ results, sizes }, productViewed({ product }))).toEqual([]);
  });

  it('reports nothing by tickets while the service returns none', async () => {
    expect(await reportsAfter({ results: {} }, selected, bought)).toEqual([]);
  });

  it('reports added and removed hearts by article number [SEARCH-06]', async () => {
    const hearts = [shopEvent('favorite:add')({ product }), shopEvent('favorite:remove')({ product })];
    expect(await reportsAfter({}, ...hearts)).toEqual(['heart LY-7', 'no heart LY-7']);
  });

  it('removes last visited products at the service when the shopper clears them [SEARCH-06] [CAT-14]', async () => {
    const cleared = shopEvent('lastVisited/lastVisitedCleared')(undefined);
    expect(await reportsAfter({}, productViewed({ product }), cleared)).toEqual(['remove views']);
  });
});

describe('auth to search', () => {
  const karen: SessionUser = { userId: '7', customerType: 'PERSON' };

  it('ends the visit on logout, and hides its searches [SEARCH-08]', () => {
    const { store, reported, dispatched } = openTab();
    store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    expect(reported).toEqual(['leave']);
    expect(dispatched).toContain(recentSearchesForgotten.type);
  });

  it.each([
    ['login', karen],
    ['expired', null],
    ['elsewhere', null],
  ] as const)('continues with the same visitor on %s', (reason, user) => {
    const { store, reported } = openTab();
    store.dispatch(sessionChanged({ reason, user }));
    expect(reported).toEqual([]);
  });
});

describe('snackbars to search', () => {
  const clearIn = (snackbarId: string) => {
    const tab = openTab();
    tab.store.dispatch(recentSearchesCleared({ snackbarId }));
    return tab;
  };

  it('removes cleared searches when the message with the undo has disappeared [SEARCH-09] (IDEA-16)', async () => {
    const { store, dispatched, reported } = clearIn('one');
    store.dispatch(snackbarDismissed('another'));
    expect(reported).toEqual([]);
    store.dispatch(snackbarDismissed('one'));
    await Promise.resolve();
    expect(reported).toEqual(['remove searches']);
    expect(dispatched.at(-1)).toBe(recentSearchesForgotten.type);
  });

  it('keeps them after an undo (IDEA-16)', () => {
    const { store, reported } = clearIn('one');
    store.dispatch(recentSearchesBroughtBack());
    store.dispatch(snackbarDismissed('one'));
    expect(reported).toEqual([]);
  });

  it.each([true, false])('removes them when the shop is left before, if they were cleared: %s', (cleared) => {
    const { store } = cleared ? clearIn('one') : openTab();
    const page = new EventTarget();
    const remove = jest.fn(async () => undefined);
    removeOnLeave(page as unknown as Window, store, remove);
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pagehide'));
    expect(remove).toHaveBeenCalledTimes(cleared ? 1 : 0);
  });
});
