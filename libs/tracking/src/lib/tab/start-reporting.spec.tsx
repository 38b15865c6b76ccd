import { marketsSet, pageShown, shopEvent } from '@lyng/feature';
import { createTestApp, makeShopConfig } from '@lyng/feature/testing';
import { makeListedProduct } from '@lyng/model/testing';
import type { ScreenName } from '@lyng/routing/core';
import { startReporting } from './start-reporting.ts';
import { pageLoaded } from '../state/event-buffer.ts';

const collected: string[] = [];
beforeEach(() => {
  collected.length = 0;
  window.sessionStorage.clear();
  document.head.innerHTML = '<meta name="checkout" content="document">';
  Reflect.deleteProperty(window, 'dataLayer');
  Object.assign(navigator, {
    sendBeacon: (_path: string, body: string) =>
      collected.push(...(JSON.parse(body) as readonly { event: string }[]).map(({ event }) => event)),
  });
});

const tagManager = { url: 'https://tags.example', id: 'GTM-ABC123' };

/** A tab on that screen, whose shopper has allowed statistics. */
function openTab(screen: ScreenName, own?: typeof tagManager, target = '/') {
  const app = createTestApp({ config: { ...makeShopConfig(), ...(own && { tagManager: own }) } });
  app.store.dispatch(pageShown({ currentRouteName: screen, currentPath: '/' }));
  const reporter = startReporting(app as Parameters<typeof startReporting>[0]);
  reporter.allow(['statistics']);
  reporter.take(pageLoaded({ target }));
  return { app, reporter };
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const events = () => (window.dataLayer ?? []).flatMap((entry) => (entry as { readonly event?: string }).event ?? []);

describe('startReporting', () => {
  it('loads the tag manager of the configuration once, with the first event', () => {
    openTab('home', tagManager);
    expect(scripts()).toEqual(['https://tags.example/gtm.js?id=GTM-ABC123']);
    expect(events()).toEqual(['original_location', 'page_data']);
  });

  it.each([
    ['/', 'home'],
    ['/c/dame-sko?page=2', 'list'],
    ['/p/solveig', 'product'],
    ['/s/sko', 'search'],
    ['/kassen', 'checkout'],
    ['/min-konto/bestillinger', 'account'],
    ['/no/such/page', 'error'],
  ])('reports the page that the server has rendered at %s as %s [TRK-03, SPEC-14]', (target, page_type) => {
    openTab('cart', tagManager, target);
    expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'page_data', page_type }));
  });

  it('sends to the collector of the shop without one', async () => {
    openTab('home');
    await Promise.resolve();
    expect([scripts(), collected]).toEqual([[], ['consent', 'consent', 'original_location', 'page_data']]);
  });

  it.each([
    ['left', 'visible', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden', 'hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ] as const)('sends the impressions that wait when the page is %s [TRK-02, SPEC-13]', (_what, state, leave) => {
    const { reporter } = openTab('home', tagManager);
    reporter.take(
      shopEvent('catalogue/productsSeen')({ list: 'a', products: [{ product: makeListedProduct(), position: 1 }] }),
    );
    expect(events()).not.toContain('view_item_list');
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    leave();
    expect(events()).toContain('view_item_list');
  });

  it.each(['checkout', 'checkout-klarna-fail'] as const)(
    'sends nothing and loads nothing on %s, until the next page [TRK-01]',
    (screen) => {
      const { app, reporter } = openTab(screen, tagManager);
      expect([scripts(), events()]).toEqual([[], []]);
      const shown = pageShown({ currentRouteName: 'checkout-confirm', currentPath: '/checkout/confirm' });
      app.store.dispatch(shown);
      reporter.take(shown);
      expect(events()).toEqual(['original_location', 'page_data', 'virtual_page_view']);
      expect(scripts()).toHaveLength(1);
    },
  );

  it.each([
    ['checkout-confirm', 'SEK'],
    ['product', 'DKK'],
  ] as const)('counts in the currency of the prices on %s: %s [CHK-16, TRK-01]', (screen, currency) => {
    const { app, reporter } = openTab(screen);
    app.store.dispatch(marketsSet({ ...app.store.getState().channel, checkoutMarketAlias: 'se', currency: 'SEK' }));
    reporter.take(shopEvent('favorite:add')({ product: makeListedProduct() }));
    expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'add_to_wishlist', ecommerce: { currency } });
  });

  it('loads no tag manager into the document of a payment, whatever page it shows', () => {
    document.head.innerHTML = '';
    openTab('home', tagManager);
    expect([scripts(), events()]).toEqual([[], []]);
  });
});
