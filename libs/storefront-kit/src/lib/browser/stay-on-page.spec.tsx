import { connectionOf } from '@lyng/browser';
import { loadingSlice, pageShown } from '@lyng/feature';
import type { Tab } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { createBrowserRouter, data } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { createPrefetchedPages } from './prefetch-pages.ts';
import { createReadyData } from './ready-data.ts';
import { stalePageData } from './stale-page-data.ts';
import { stayOnPage } from './stay-on-page.ts';
import { testFrame } from '../testing/make-storefront.ts';
import { watchRouter } from './watch-router.ts';
import '../testing/request-in-jsdom.ts';

let onLine = true;
const setOnline = (isOnline: boolean): void => {
  onLine = isOnline;
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

let close: () => void = () => undefined;

/** A tab on the cart, as the server sent it. Its other pages need the network, once for their code and always for their data. */
function openTab() {
  window.history.replaceState(null, '', '/cart');
  const log: string[] = [];
  const isThere = new Map<string, boolean>();
  const unopened: string[] = [];
  const network = async (what: string): Promise<string> => {
    log.push(what);
    if (isThere.get(what) ?? onLine) return what;
    throw new TypeError('Failed to fetch');
  };
  const page = (id: string): RouteObject => ({
    id,
    path: `/${id}`,
    loader: async ({ request }) => {
      const ready = ports.readyData(request);
      if (ready !== undefined) return ready;
      try {
        return await network(`data of ${id}`);
      } catch (failure) {
        const shown = ports.staleData(failure, request);
        if (shown === undefined) throw data(null, { status: 503 });
        return shown;
      }
    },
    ...(id === 'cart'
      ? { element: null }
      : {
          lazy: async () => {
            await network(`code of ${id}`);
            return { Component: () => null };
          },
        }),
  });
  const pages = { id: 'page', ErrorBoundary: () => null, children: ['cart', 'product', 'list'].map(page) };
  const router: Tab['router'] = createBrowserRouter([{ id: 'root', path: '/', children: [pages] }], {
    hydrationData: { loaderData: { cart: 'the cart of the server' } },
  });
  const connection = connectionOf(window);
  const prefetched = createPrefetchedPages(router, createTestApp());
  const ports = { readyData: createReadyData(router, prefetched), staleData: stalePageData(router, connection) };
  stayOnPage(router, connection, prefetched.load, (to) => unopened.push(to));
  close = () => router.dispose();
  /** The next page is shown, or reported as unopened and the history is as it was. */
  const settled = () => {
    const { location } = router.state;
    const reported = unopened.length;
    return waitFor(() => {
      const { location: shown, navigation } = router.state;
      expect([navigation.state, window.location.pathname]).toEqual(['idle', shown.pathname]);
      expect(shown !== location || unopened.length > reported).toBe(true);
    });
  };
  const follow = async (act: () => unknown): Promise<void> => {
    const done = settled();
    act();
    await done;
  };
  return {
    router,
    log,
    unopened,
    store: (what: string) => void isThere.set(what, true),
    lose: (what: string) => void isThere.set(what, false),
    goTo: (path: string) => follow(() => router.navigate(path)),
    goBack: () => follow(() => window.history.back()),
    shown: () => {
      const { errors, loaderData, location, matches } = router.state;
      const id = matches.at(-1)?.route.id ?? '';
      return errors ? 'an error page' : { id, address: location.pathname, data: loaderData[id] as unknown };
    },
  };
}

const cart = { id: 'cart', address: '/cart', data: 'the cart of the server' };
const product = { id: 'product', address: '/product', data: 'data of product' };

beforeEach(() => {
  onLine = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => onLine);
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

describe('the open page without a network [SHOP-3]', () => {
  it('stays as it is when a link cannot be followed', async () => {
    const { router, goTo, unopened, shown } = openTab();
    const { key } = router.state.location;
    setOnline(false);
    await goTo('/product?a=1#reviews');
    expect(shown()).toEqual(cart);
    // The same entry: its scroll position stays.
    expect(router.state.location.key).toBe(key);
    expect(window.location.pathname).toBe('/cart');
    expect(unopened).toEqual(['/product?a=1#reviews']);
  });

  it('is not reported as shown again', async () => {
    const { router, goTo } = openTab();
    const app = createTestApp();
    app.store.addSlices([loadingSlice]);
    const shown: string[] = [];
    const dispatch = app.store.dispatch.bind(app.store);
    Object.assign(app.store, { dispatch: (action: UnknownAction) => (shown.push(action.type), dispatch(action)) });
    watchRouter(router, app, testFrame.errorTitle);
    setOnline(false);
    await goTo('/product');
    expect(shown).not.toContain(pageShown.type);
    setOnline(true);
    await goTo('/product');
    expect(shown).toContain(pageShown.type);
  });

  it('stays when the network is lost on the way, until the next one is loaded again', async () => {
    const { router, goTo, log, shown, unopened } = openTab();
    await goTo('/product');
    await goTo('/cart');
    const stop = router.subscribe(() => setOnline(false));
    const opened = goTo('/product');
    await waitFor(() => expect(log).toHaveLength(4));
    stop();
    expect(shown()).toMatchObject({ id: 'cart', address: '/cart' });
    setOnline(true);
    await opened;
    expect([shown(), unopened]).toEqual([product, []]);
  });

  it('gives way to a page that needs no network, and to a place on itself', async () => {
    const { goTo, goBack, store, unopened, shown } = openTab();
    await goTo('/list');
    await goTo('/product');
    store('data of list');
    setOnline(false);
    await goBack();
    await goTo('/list#top');
    expect([shown(), window.location.hash, unopened]).toEqual([
      { id: 'list', address: '/list', data: 'data of list' },
      '#top',
      [],
    ]);
  });

  it('is left by the same link when the network is back, also when its code was lost', async () => {
    const { goTo, log, shown } = openTab();
    setOnline(false);
    await goTo('/product');
    setOnline(true);
    await goTo('/product');
    expect(shown()).toEqual(product);
    expect(log.filter((entry) => entry === 'code of product')).toHaveLength(2);
  });

  it('stays at its place in the history when the page behind Back cannot be loaded', async () => {
    const { goTo, goBack, unopened, shown } = openTab();
    await goTo('/list');
    await goTo('/product');
    setOnline(false);
    await goBack();
    expect([shown(), window.location.pathname, unopened]).toEqual([product, '/product', ['/list']]);
    setOnline(true);
    await goBack();
    expect(shown()).toMatchObject({ id: 'list' });
  });

  it('gives way to an error page while there is a network', async () => {
    const { goTo, lose, unopened, shown } = openTab();
    lose('data of list');
    await goTo('/list');
    expect([shown(), unopened]).toEqual(['an error page', []]);
  });

  it('does not stay when it is an error page itself', async () => {
    const { router, goTo, unopened, shown } = openTab();
    await router.navigate('/nowhere');
    setOnline(false);
    for (const path of ['/cart', '/list']) await goTo(path);
    expect([shown(), router.state.location.pathname, unopened]).toEqual(['an error page', '/list', []]);
  });
});
