import { createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { createTestApp } from '@lyng/feature/testing';
import { createPrefetchedPages, watchIntent } from './prefetch-pages.ts';
import { createReadyData } from './ready-data.ts';
import '../testing/request-in-jsdom.ts';

const atAddress = (path: string) => ({ url: new URL(path, window.location.href).href }) as Request;

/** A tab on a list, with a product and a cart to go to; each request for data is counted. */
function openTab() {
  const requests: string[] = [];
  const route = (screen: string, path: string): RouteObject => ({
    id: screen,
    path,
    handle: { screen },
    loader: ({ request }) => {
      const ready = readyData(request);
      if (ready !== undefined) return ready;
      const { pathname, search } = new URL(request.url);
      requests.push(pathname + search);
      return `${screen} ${requests.length}`;
    },
    element: null,
  });
  const router = createMemoryRouter(
    [route('category', '/c/:category'), route('product', '/p/:alias'), route('cart', '/cart')],
    {
      initialEntries: ['/c/shoes'],
      hydrationData: { loaderData: { category: 'the list of the server' } },
    },
  );
  const pages = createPrefetchedPages(router, createTestApp());
  watchIntent(pages.prefetch);
  const readyData = createReadyData(router, pages);
  document.body.innerHTML =
    '<a href="/p/solveig">Solveig</a><a href="/cart">Cart</a><a href="https://example.com/p/other">Other</a>';
  const link = (name: string) => [...document.links].find(({ textContent }) => textContent === name) as HTMLElement;
  const touch = (name: string) => link(name).dispatchEvent(new Event('touchstart', { bubbles: true }));
  /** The browser's own update of its history: before the page on the way back, after it on the way forward. */
  const putEntry = () => window.history.replaceState({ key: router.state.location.key }, '');
  const goTo = async (path: string) => {
    await router.navigate(path);
    putEntry();
  };
  const prefetch = (path: string) => pages.prefetch(Object.assign(document.createElement('a'), { href: path }));
  const data = () => Object.values(router.state.loaderData)[0] as unknown;
  return { router, requests, readyData, prefetch, touch, goTo, data };
}

describe('data that a tab has already', () => {
  beforeEach(() => window.history.replaceState(null, ''));

  it('is used for the page of a link that was touched, once', async () => {
    const { touch, goTo, requests, data } = openTab();
    touch('Solveig');
    touch('Solveig');
    expect(requests).toEqual(['/p/solveig']);
    await goTo('/p/solveig');
    expect([data(), requests.length]).toEqual(['product 1', 1]);
    await goTo('/cart');
    await goTo('/p/solveig');
    expect(requests).toEqual(['/p/solveig', '/cart', '/p/solveig']);
  });

  it.each(['Cart', 'Other'])('is not loaded ahead for a page that is personal or elsewhere: %s', (name) => {
    const { touch, requests } = openTab();
    touch(name);
    expect(requests).toEqual([]);
  });

  it('is used for thirty seconds', () => {
    jest.useFakeTimers();
    const { touch, readyData } = openTab();
    touch('Solveig');
    jest.advanceTimersByTime(30_001);
    expect(readyData(atAddress('/p/solveig'))).toBeUndefined();
    jest.useRealTimers();
  });

  it('is loaded for eight pages at most, the oldest is dropped', () => {
    const { prefetch, requests, readyData } = openTab();
    const paths = Array.from({ length: 9 }, (_, index) => `/p/shoe-${index}`);
    paths.forEach(prefetch);
    expect(requests).toEqual(paths);
    expect(readyData(atAddress('/p/shoe-0'))).toBeUndefined();
    expect(readyData(atAddress('/p/shoe-1'))).toEqual(expect.any(Promise));
  });

  it('shows the page behind Back without a request, as it was', async () => {
    const { router, goTo, requests, data } = openTab();
    await goTo('/p/solveig');
    window.history.replaceState(null, '');
    await router.navigate(-1);
    expect([data(), requests]).toEqual(['the list of the server', ['/p/solveig']]);
  });

  it('requests a page behind Back again after a revalidation, because it may be another visitor’s', async () => {
    const { router, goTo, requests } = openTab();
    await goTo('/p/solveig');
    await router.revalidate();
    window.history.replaceState(null, '');
    await router.navigate(-1);
    expect(requests).toEqual(['/p/solveig', '/p/solveig', '/c/shoes']);
  });

  it('requests a personal page behind Back each time', async () => {
    const { router, goTo, requests } = openTab();
    await goTo('/cart');
    const { key } = router.state.location;
    await goTo('/p/solveig');
    window.history.replaceState({ key }, '');
    await router.navigate(-1);
    expect(requests).toEqual(['/cart', '/p/solveig', '/cart']);
  });
});
