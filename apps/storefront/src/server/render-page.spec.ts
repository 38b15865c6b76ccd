// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { fuzzRuns } from '@lyng/model/testing';
import { createHref, marketSite, matchPath } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { embeddedServices } from '@lyng/feature';
import type { ShopState } from '@lyng/feature';
import { createShopConfig } from '@lyng/storefront-kit';
import { createPageRenderer } from '@lyng/storefront-kit/server';
import type { PageRenderer, PageResult } from '@lyng/storefront-kit/server';
import shopFile from '../../../../shop.config.json' with { type: 'json' };
import { nameSources } from '../testing/import-sources.ts';
import { noAssets, visitOf } from '../testing/open-request.ts';
import type { ClientAssets } from '../testing/open-request.ts';
import { serve, serveGraphql } from '../testing/serve.ts';
import type { Respond } from '../testing/serve.ts';
import { shop } from '../shop.server.ts';

const siteConfig = shop.config.sites;
nameSources();

/** Names each module after the source that needs it, so that a page lists what it requests. */
const assets: ClientAssets = {
  ...noAssets,
  script: '/assets/entry.js',
  modulesOf: (sources) => sources.map((source) => `/${source}.js`),
  addressOf: (source) => `/${source}.js`,
};

/** The fields that this spec reads of the data that a page transfers to the browser. */
interface DehydratedState {
  readonly messages: Readonly<Record<string, string>>;
  readonly usedMessages: readonly string[];
  readonly errors: unknown;
  readonly store: Pick<ShopState, 'channel' | 'customer'>;
}

const markets = siteConfig.markets.map((market) => [market.alias, market.languages[0], market] as const);
const [danish] = markets as [(typeof markets)[number]];
const missing = {
  da: 'Siden blev ikke fundet',
  sv: 'Sidan kunde inte hittas',
  nb: 'Siden ble ikke funnet',
  fi: 'Sivua ei löytynyt',
} as const;

const stateOf = (html: string): DehydratedState =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as DehydratedState;

describe('a page, while the backend fails', () => {
  let backendUrl: string;
  let menus: string | undefined;
  afterEach(() => void (menus = undefined));
  // The server logs the failed requests.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());
  beforeAll(async () => {
    backendUrl = await serve((_request, response) =>
      menus === undefined
        ? response.writeHead(500, { 'content-type': 'text/plain' }).end('password=hunter2')
        : response.writeHead(200, { 'content-type': 'application/json' }).end(menus),
    );
  });

  let renderer: PageRenderer;
  beforeAll(async () => void (renderer = await createPageRenderer(shop, assets)));
  const open = async (
    [alias, language, market]: (typeof markets)[number],
    path: string,
    cookieHeader = '',
    userAgent = '',
    render = renderer,
  ): Promise<PageResult> => {
    const match = matchPath(path, marketSite(siteConfig, market, language));
    const screen = match.kind === 'screen' ? match.screen : 'not-found';
    const visit = visitOf(alias, {
      target: path,
      screen,
      cookieHeader,
      userAgent,
      services: embeddedServices(backendUrl),
    });
    const result = await render(new Request(`http://${alias}.localhost${path}`), visit);
    if (result instanceof Response)
      throw new Error(`@lyng/storefront: ${path} leads to ${result.headers.get('location')}.`);
    return result;
  };

  it('links to the same page in the other countries, except with a reset key [PAIN-12]', async () => {
    const swedish = async (path: string) =>
      /<a href="([^"]*)"[^>]*lang="sv"/.exec((await open(danish, path)).html)?.[1];
    expect([await swedish('/cart'), await swedish('/account/reset-password?resetKey=k')]).toEqual([
      'http://se.localhost/cart',
      'http://se.localhost/',
    ]);
  });

  it.each(markets)('in %s is still a true 404 in %s when it does not exist [APP-04] [APP-05]', async (...market) => {
    const [, language] = market;
    const { status, html } = await open(market, '/404');
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${language}" data-hydrates="">`);
    expect(html).toContain(`<title>${missing[language]} | Lyng</title>`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(stateOf(html).errors).toEqual({ page: { status: 404, data: null } });
  });

  it('is complete only with its menus', async () => {
    expect(await open(danish, '/404')).toMatchObject({ status: 404, isComplete: false });
    menus = '{"data":{"main":null,"footerFirst":null,"footerSecond":null,"footerThird":null}}';
    expect(await open(danish, '/404')).toMatchObject({ status: 404, isComplete: true });
  });

  it('returns 503 when it exists, is not cached, and does not reveal the reason [APP-05]', async () => {
    const { status, headers, html } = await open(danish, '/');
    expect(status).toBe(503);
    expect(headers).toEqual({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(html).toContain('<title>Noget gik galt | Lyng</title>');
    expect(html).not.toContain('hunter2');
  });

  it('falls back to the last resort when rendering fails, and throws in development', async () => {
    const broken: ClientAssets = {
      ...assets,
      modulesOf: () => {
        throw new Error('no manifest');
      },
    };
    expect(await open(danish, '/', '', '', await createPageRenderer(shop, broken))).toMatchObject({
      status: 500,
      html: expect.stringContaining('Noget gik galt.'),
    });
    const strict = await createPageRenderer(shop, broken, { throwErrors: true });
    await expect(open(danish, '/', '', '', strict)).rejects.toThrow('no manifest');
  });

  const noscript = (html: string): string => /<main[^>]*><noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
  const post = async (path: string, body: string, screen: ScreenName = 'home', cookieHeader = '') =>
    renderer(
      new Request(`http://dk.localhost${path}`, { method: 'POST', body: new URLSearchParams(body) }),
      visitOf('dk', { target: path, method: 'POST', screen, cookieHeader, services: embeddedServices(backendUrl) }),
    );

  it('has a login for guests without script where the address requests one, and nowhere else [SHOP-13, AUTH-17]', async () => {
    const form = noscript((await open(danish, '/?action=login&returnTo=%2Faccount')).html);
    expect(form).toMatch(/<form [^>]*method="post"/);
    expect(form).toContain('Log ind');
    expect(form).toMatch(/ name="username"[^>]*>.* name="password"/s);
    expect(noscript((await open(danish, '/')).html)).toBe('');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'HS256' })}.${part({ sid: '7', name: 'Karen', exp: 4e9 })}.c2ln`;
    expect(noscript((await open(danish, '/?action=login', `ralph-auth=${token}`)).html)).toBe('');
  });

  it('shows a login again while the auth service is down, without the password [SHOP-13, AUTH-11]', async () => {
    const form = 'intent=login&username=karen%40example.com&password=lyngkunde1&remember=on';
    const result = await post('/?action=login', form);
    if (result instanceof Response) throw new Error('@lyng/storefront: no page was rendered.');
    expect(result.status).toBe(503);
    expect(noscript(result.html)).toContain('value="karen@example.com"');
    expect(noscript(result.html)).toMatch(/role="alert"/);
    expect(result.html).not.toContain('lyngkunde1');
  });

  it('ignores a post that is not from one of its login forms [SHOP-13]', async () => {
    const result = await post('/?action=login', 'intent=new-password&password=nyadgang1');
    expect(result).toMatchObject({ status: 405 });
  });

  it('has a form for a new password [SHOP-13, AUTH-12]', async () => {
    const address = '/account/reset-password?resetKey=k';
    const { html } = await open(danish, address);
    expect(/<noscript>(<form.*?)<\/noscript>/s.exec(html)?.[1]).toMatch(/ name="password".* name="repeated"/s);
    const form = 'intent=new-password&password=nyadgang1&repeated=nyadgang2';
    const result = await post(address, form, 'account-reset-password');
    if (result instanceof Response) throw new Error('@lyng/storefront: the response has no page.');
    expect(result.html).toMatch(/role="alert"/);
    expect(result.html).not.toContain('nyadgang1');
  });

  it('redirects another post to the reset page back to it, and logs no shopper out [AUTH-12]', async () => {
    const address = '/account/reset-password?resetKey=k%2B1';
    const cookies = 'ralph-cart=1; ralph-auth-refresh=old';
    const result = await post(address, 'password=nyadgang1', 'account-reset-password', cookies);
    if (!(result instanceof Response)) throw new Error('@lyng/storefront: the response is a page.');
    expect([result.status, result.headers.get('location')]).toEqual([303, address]);
    expect(result.headers.getSetCookie()).toEqual([]);
  });

  it('[IN-10] redirects from a search without words to the front page', async () => {
    await expect(open(danish, '/search?q=%E2%80%8B')).rejects.toThrow('leads to /.');
  });

  it.each(markets)('in %s preloads the texts of its own language only', async (...market) => {
    const [, language] = market;
    const { html } = await open(market, '/404');
    const named = [...html.matchAll(/rel="modulepreload" href="\/src\/frame\/messages\/([a-z]+)\.ts\.js"/g)].map(
      ([, found]) => found,
    );
    expect(new Set(named)).toEqual(new Set([language]));
    const { messages, usedMessages } = stateOf(html);
    expect(usedMessages).toContain('shop');
    expect(Object.keys(messages)).toEqual(expect.arrayContaining(['cart', 'checkout', 'shop']));
    for (const [group, address] of Object.entries(messages))
      expect([group, address]).toEqual([group, expect.stringMatching(new RegExp(`[/-]${language}\\.(ts|po)\\.js$`))]);
  });

  it('warns users of Internet Explorer first of all, in markup without script, and no other browser [UI-12]', async () => {
    const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    const warning = 'Din browser er for gammel til butikken.';
    expect((await open(danish, '/', '', explorer)).html).toMatch(
      new RegExp(`<body><p role="alert"[^>]*><strong>${warning}</strong>`),
    );
    const { html } = await open(danish, '/', '', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0');
    expect(html).toContain('<body><div id="root">');
    expect(html).not.toContain(warning);
  });

  it('has a frame of its own in the checkout, without the shop’s menus [ROUTE-17]', async () => {
    const href = createHref(marketSite(siteConfig, danish[2], danish[1]));
    const frameOf = async (path: string) =>
      /<main id="main"[^>]*data-layout="([a-z-]+)"/.exec((await open(danish, path)).html)?.[1];
    expect(await frameOf('/')).toBe('default');
    expect(await frameOf(href('checkout'))).toBe('checkout');
    expect(await frameOf(href('checkout-confirm'))).toBe('distraction-free');
  });

  it('has a store for each request: many at once do not mix [APP-01]', async () => {
    const responses = await Promise.all(
      // Each market gets both customer types within twelve requests.
      Array.from({ length: fuzzRuns(100) }, async (_, index) => {
        const market = markets[index % markets.length] ?? danish;
        const type = index % 3 === 0 ? 'ORGANIZATION' : 'PERSON';
        const { html } = await open(market, '/404', `ralph-user-type=${type}`);
        return { market, type, html, state: stateOf(html) };
      }),
    );
    for (const { market, type, html, state } of responses) {
      const [alias, language, { currency }] = market;
      expect(html).toContain(`<html lang="${language}" data-hydrates="">`);
      expect(state.store.channel).toEqual({ marketAlias: alias, checkoutMarketAlias: alias, language, currency });
      expect(state.store.customer.customerType).toBe(type);
    }
  });
});

describe('a page, with a failure in one of its parts', () => {
  type Responses = Readonly<Record<string, object | null>>;
  const menus = { main: null, footerFirst: null, footerSecond: null, footerThird: null };
  const widgetOf = (id: string) => ({
    id,
    type: 'Product listPageWidget',
    size: 'full',
    sortOrder: 0,
    configuration: JSON.stringify({ title: id, query: { categoryAlias: id } }),
  });
  const area = {
    id: 'front',
    name: 'front',
    title: 'front',
    tags: [],
    meta: null,
    containers: [{ sortOrder: 0, widgets: [widgetOf('dame'), widgetOf('herre')] }],
  };

  let backendUrl: string;
  let respond: Respond;
  beforeAll(async () => void (backendUrl = await serveGraphql((...operation) => respond(...operation))));

  let renderer: PageRenderer;
  beforeAll(async () => void (renderer = await createPageRenderer(shop, assets)));
  let now = 0;
  async function open(path: string, screen: ScreenName, render = renderer): Promise<PageResult> {
    // Later than what anonymous visitors share.
    now += 60_000;
    const visit = visitOf('dk', { target: path, screen, services: embeddedServices(backendUrl), now });
    const rendered = await render(new Request(`http://dk.localhost${path}`), visit);
    if (rendered instanceof Response) throw new Error(`@lyng/storefront: ${path} leads away.`);
    return rendered;
  }

  it.each([
    ['all of its rows', 'none', true],
    ['one row that did not come', 'herre', false],
  ])('is sent with %s, and is complete only without failures', async (_name, lost, isComplete) => {
    const responses: Responses = {
      shopMenus: menus,
      widgetArea: { widgetArea: area },
      productsRow: { products: { products: [] } },
    };
    respond = (operation, { categoryAlias }) => (categoryAlias === lost ? null : (responses[operation] ?? null));
    expect(await open('/', 'home')).toMatchObject({ status: 200, isComplete });
  });

  it.each<[data: object]>([
    [{ products: { products: [1] }, widgetArea: [7], listPageInfo: null, categories: [] }],
    [{}],
  ])('[REL-11] is a 503 where the data is %j: neither missing nor empty', async (data) => {
    respond = () => data;
    for (const [path, screen] of [
      ['/', 'home'],
      ['/nyheder', 'new-products'],
      ['/p/solveig', 'product'],
      ['/b/solveig', 'brand'],
      ['/om-os', 'content'],
    ] as const) {
      const { status } = await open(path, screen);
      expect([path, status]).toEqual([path, 503]);
    }
  });

  it('has a list in the order of its route, or in the default order, as shop.config.json has them [APP-09, SPEC-21]', async () => {
    const sorting = { productListDefaultSort: 'ALPHABETICAL', customSortRoutes: { 'new-products': 'VOTES' } };
    const changed = await createPageRenderer(
      { ...shop, config: createShopConfig({ ...shopFile, ...sorting }) },
      assets,
    );
    const sorts: unknown[] = [];
    respond = (operation, { filter }) => {
      if (operation === 'listPage') sorts.push((filter as { readonly sort: string }).sort);
      if (operation === 'listAddress') return { listPageInfo: null };
      return operation === 'shopMenus' ? menus : null;
    };
    await open('/nyheder', 'new-products', changed);
    await open('/bestseller-lige-nu', 'bestsellers', changed);
    expect(sorts).toEqual(['VOTES', 'ALPHABETICAL']);
  });

  it.each([
    [49, 2, 200],
    [49, 3, 404],
  ])(
    'of a list of %i products exists up to the last reachable one: page %i is %i [CAT-07]',
    async (count, page, status) => {
      const responses: Responses = {
        shopMenus: menus,
        listAddress: { listPageInfo: { id: 1, canonicalUrl: '/nyheder' } },
        listPage: { products: { count, products: [], filters: null }, listPageInfo: null },
        categories: { categories: [] },
      };
      respond = (operation) => responses[operation] ?? null;
      expect(await open(`/nyheder?page=${page}`, 'new-products')).toMatchObject({ status });
    },
  );
});
