// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fuzzRuns } from '@lyng/model/testing';
import { createHref, marketSite } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { siteConfig } from '../config.ts';
import type { DehydratedState } from '../shell/dehydrate.ts';
import type { ClientAssets } from './assets.ts';
import { createPageRenderer } from './render-page.tsx';
import type { PageAnswer } from './render-page.tsx';

/** Names each module after the source that needs it, so that a page says what it asks for. */
const assets: ClientAssets = {
  css: 'main{margin:0}',
  cssHash: "'sha256-abc='",
  lateCss: '/assets/late-abc.css',
  script: '/assets/entry.js',
  font: undefined,
  modulesOf: (sources) => sources.map((source) => `/${source}.js`),
};

const markets = siteConfig.markets.map((market) => [market.alias, market.languages[0], market] as const);
const texts = {
  da: ['Siden blev ikke fundet', 'Noget gik galt'],
  sv: ['Sidan kunde inte hittas', 'Något gick fel'],
  nb: ['Siden ble ikke funnet', 'Noe gikk galt'],
  fi: ['Sivua ei löytynyt', 'Jokin meni pieleen'],
} as const;

const stateOf = (html: string): DehydratedState =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as DehydratedState;

describe('a page, while the backend cannot say anything', () => {
  let backend: Server;
  let backendUrl: string;
  let menus: string | undefined;
  afterEach(() => void (menus = undefined));
  // The server notes what it could not answer.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());
  beforeAll(async () => {
    backend = createServer((_request, response) =>
      menus === undefined
        ? response.writeHead(500, { 'content-type': 'text/plain' }).end('password=hunter2')
        : response.writeHead(200, { 'content-type': 'application/json' }).end(menus),
    );
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => backend.close(resolve)));

  const renderer = createPageRenderer(assets);
  const open = async (
    [alias, language, market]: (typeof markets)[number],
    path: string,
    cookieHeader = '',
    userAgent = '',
    render = renderer,
  ): Promise<PageAnswer> => {
    const site = marketSite(siteConfig, market, language);
    const answer = await render(new Request(`http://${alias}.localhost${path}`), {
      site,
      screen: 'home',
      host: market.host,
      port: undefined,
      protocol: 'http',
      cookieHeader,
      userAgent,
      ip: '127.0.0.1',
      backendUrl,
      backendTimeout: 30_000,
    });
    if (answer instanceof Response)
      throw new Error(`@lyng/storefront: ${path} leads to ${answer.headers.get('location')}.`);
    return answer;
  };

  it('leads to the same page in the other countries; the key of a new password goes to none of them [PAIN-12]', async () => {
    const [market] = markets;
    if (!market) throw new Error('The shop has no market.');
    const swedish = async (path: string) =>
      /<a href="([^"]*)"[^>]*lang="sv"/.exec((await open(market, path)).html)?.[1];
    expect([await swedish('/cart'), await swedish('/account/reset-password?resetKey=k')]).toEqual([
      'http://se.localhost/cart',
      'http://se.localhost/',
    ]);
  });

  it.each(markets)('in %s is still a true 404 where there is none, in %s [APP-04] [APP-05]', async (...market) => {
    const [, language] = market;
    const { status, html } = await open(market, '/404');
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${texts[language][0]} | Lyng</title>`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(stateOf(html).errors).toEqual({ page: { status: 404, data: null } });
  });

  it.each(markets)('in %s is whole only with its menus', async (...market) => {
    expect(await open(market, '/404')).toMatchObject({ status: 404, isWhole: false });
    menus = '{"data":{"main":null,"footerFirst":null,"footerSecond":null,"footerThird":null}}';
    expect(await open(market, '/404')).toMatchObject({ status: 404, isWhole: true });
  });

  it.each(markets)(
    'in %s says 503 where there should be one, keeps it out of caches, and keeps the reason to itself [APP-05]',
    async (...market) => {
      const [, language] = market;
      const { status, headers, html } = await open(market, '/');
      expect(status).toBe(503);
      expect(headers).toEqual({ 'cache-control': 'no-store', 'retry-after': '5' });
      expect(html).toContain(`<title>${texts[language][1]} | Lyng</title>`);
      expect(html).not.toContain('hunter2');
    },
  );

  it('that cannot be rendered is the shop’s last resort, and in development the error itself', async () => {
    const [danish] = markets;
    if (!danish) throw new Error('@lyng/storefront: there is no market.');
    const broken: ClientAssets = {
      ...assets,
      modulesOf: () => {
        throw new Error('no manifest');
      },
    };
    expect(await open(danish, '/', '', '', createPageRenderer(broken))).toMatchObject({
      status: 500,
      html: expect.stringContaining('Noget gik galt.'),
    });
    await expect(open(danish, '/', '', '', createPageRenderer(broken, { throwErrors: true }))).rejects.toThrow(
      'no manifest',
    );
  });

  const noscript = (html: string): string => /<main[^>]*><noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
  const post = async (
    [alias, language, market]: (typeof markets)[number],
    path: string,
    body: string,
    screen: ScreenName = 'home',
  ) =>
    renderer(new Request(`http://${alias}.localhost${path}`, { method: 'POST', body: new URLSearchParams(body) }), {
      site: marketSite(siteConfig, market, language),
      screen,
      host: market.host,
      port: undefined,
      protocol: 'http',
      cookieHeader: '',
      userAgent: '',
      ip: '127.0.0.1',
      backendUrl,
      backendTimeout: 30_000,
    });
  const logIn = { da: 'Log ind', sv: 'Logga in', nb: 'Logg inn', fi: 'Kirjaudu' };

  it.each(markets)(
    'in %s has a login in %s for who runs no script where the address wants one, and nowhere else [SHOP-13, AUTH-17]',
    async (...market) => {
      const form = noscript((await open(market, '/?action=login&returnTo=%2Faccount')).html);
      expect(form).toMatch(/<form [^>]*method="post"/);
      expect(form).toContain(logIn[market[1]]);
      expect(form).toMatch(/ name="username"[^>]*>.* name="password"/s);
      expect(noscript((await open(market, '/')).html)).toBe('');
    },
  );

  it('has none for who is logged in', async () => {
    const [market] = markets;
    if (!market) throw new Error('@lyng/storefront: there is no market.');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'HS256' })}.${part({ sid: '7', name: 'Karen', exp: 4e9 })}.c2ln`;
    expect(noscript((await open(market, '/?action=login', `ralph-auth=${token}`)).html)).toBe('');
  });

  it.each(markets)(
    'in %s shows a login again in %s while the auth service is down, with the email and without the password [SHOP-13, AUTH-11]',
    async (...market) => {
      const answer = await post(
        market,
        '/?action=login',
        'intent=login&username=karen%40example.com&password=lyngkunde1&remember=on',
      );
      if (answer instanceof Response) throw new Error('@lyng/storefront: nobody was let in.');
      expect(answer.status).toBe(503);
      expect(noscript(answer.html)).toContain('value="karen@example.com"');
      expect(noscript(answer.html)).toMatch(/role="alert"/);
      expect(answer.html).not.toContain('lyngkunde1');
    },
  );

  it('leaves a post alone that none of its login forms has sent [SHOP-13]', async () => {
    const [market] = markets;
    if (!market) throw new Error('@lyng/storefront: there is no market.');
    const answer = await post(market, '/?action=login', 'intent=new-password&password=nyadgang1');
    expect(answer).toMatchObject({ status: 405 });
  });

  it.each(markets)('in %s has a form for a new password in %s [SHOP-13, AUTH-12]', async (...market) => {
    const { html } = await open(market, '/account/reset-password?resetKey=k');
    expect(/<noscript>(<form.*?)<\/noscript>/s.exec(html)?.[1]).toMatch(/ name="password".* name="repeated"/s);
    const answer = await post(
      market,
      '/account/reset-password?resetKey=k',
      'intent=new-password&password=nyadgang1&repeated=nyadgang2',
      'account-reset-password',
    );
    if (answer instanceof Response) throw new Error('@lyng/storefront: the post was answered without a page.');
    expect(answer.html).toMatch(/role="alert"/);
    expect(answer.html).not.toContain('nyadgang1');
  });

  it.each(markets)(
    'in %s sends a post to the page of a reset mail back to it, and logs nobody out [AUTH-12]',
    async (alias, language, market) => {
      const address = '/account/reset-password?resetKey=k%2B1';
      const answer = await renderer(
        new Request(`http://${alias}.localhost${address}`, { method: 'POST', body: 'password=nyadgang1' }),
        {
          site: marketSite(siteConfig, market, language),
          screen: 'account-reset-password',
          host: market.host,
          port: undefined,
          protocol: 'http',
          cookieHeader: 'ralph-cart=1; ralph-auth-refresh=old',
          userAgent: '',
          ip: '127.0.0.1',
          backendUrl,
          backendTimeout: 30_000,
        },
      );
      if (!(answer instanceof Response)) throw new Error('@lyng/storefront: the post was answered with a page.');
      expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
        303,
        address,
        [],
      ]);
    },
  );

  it.each([
    [`/s/${'a'.repeat(5000)}`, `/s/${'a'.repeat(200)}`],
    ['/s/sko%E2%80%8B%20%20dame?tab=pages&page=2', '/s/sko%20dame?tab=pages&page=2'],
    ['/s/%E2%80%8B', '/'],
    ['/s/%20', '/'],
    ['/search?q=%E2%80%8B', '/'],
  ])('[IN-9] [IN-10] leads from what nobody can search for, %#, to what is searched for', async (path, expected) => {
    const [danish] = markets;
    if (!danish) throw new Error('@lyng/storefront: there is no market.');
    await expect(open(danish, path)).rejects.toThrow(`leads to ${expected}.`);
  });

  it.each(markets)('in %s fetches ahead the texts of its own language only', async (...market) => {
    const [, language] = market;
    const { html } = await open(market, '/404');
    const named = [...html.matchAll(/rel="modulepreload" href="\/src\/messages\/[a-z]+\/([a-z]+)\.ts\.js"/g)].map(
      ([, found]) => found,
    );
    expect(new Set(named)).toEqual(new Set([language]));
    expect(stateOf(html).messages).toContain('shop');
  });

  describe.each(markets)('of %s in %s', (alias, language, market) => {
    const tooOld = {
      da: 'Din browser er for gammel til butikken.',
      sv: 'Din webbläsare är för gammal för butiken.',
      nb: 'Nettleseren din er for gammel for butikken.',
      fi: 'Selaimesi on liian vanha tälle kaupalle.',
    }[language];
    const openAs = (userAgent: string) => open([alias, language, market], '/', '', userAgent);

    it('warns the users of Internet Explorer before everything else, in markup that needs no script [UI-12]', async () => {
      const { html } = await openAs('Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko');
      expect(html).toMatch(new RegExp(`<body><p role="alert"[^>]*><strong>${tooOld}</strong>`));
    });

    it.each([
      [
        'Edge',
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
      ],
      ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
      ['nobody', ''],
    ])('never warns %s [UI-12]', async (_name, agent) => {
      const { html } = await openAs(agent);
      expect(html).toContain('<body><div id="root">');
      expect(html).not.toContain(tooOld);
    });
  });

  it('stands in a frame of its own on the way to the order, without the shop’s menus [ROUTE-17]', async () => {
    const [danish] = markets;
    if (!danish) throw new Error('@lyng/storefront: there is no market.');
    const href = createHref(marketSite(siteConfig, danish[2], danish[1]));
    const frameOf = async (path: string) =>
      /<main id="main"[^>]*data-layout="([a-z-]+)"/.exec((await open(danish, path)).html)?.[1];
    expect(await frameOf('/')).toBe('default');
    expect(await frameOf(href('checkout'))).toBe('checkout');
    expect(await frameOf(href('checkout-confirm'))).toBe('distraction-free');
  });

  it('is made of one request’s own store: many at once do not meet [APP-01]', async () => {
    const answers = await Promise.all(
      // Each market meets both customer types within twelve requests.
      Array.from({ length: fuzzRuns(100) }, async (_, index) => {
        const market = markets[index % markets.length] ?? markets[0];
        if (!market) throw new Error('@lyng/storefront: there is no market.');
        const type = index % 3 === 0 ? 'ORGANIZATION' : 'PERSON';
        const { html } = await open(market, '/404', `ralph-user-type=${type}`);
        return { market, type, html, state: stateOf(html) };
      }),
    );
    for (const { market, type, html, state } of answers) {
      const [alias, language, { currency }] = market;
      expect(html).toContain(`<html lang="${language}">`);
      expect(state.store.channel).toEqual({ marketAlias: alias, checkoutMarketAlias: alias, language, currency });
      expect(state.store.customer.customerType).toBe(type);
    }
  });
});

describe('a page, by what the backend says of each of its parts', () => {
  type Answers = Readonly<Record<string, object | null>>;
  const menus = { main: null, footerFirst: null, footerSecond: null, footerThird: null };
  const widgetOf = (id: string) => ({
    id,
    type: 'Products',
    size: 'full',
    sortOrder: 0,
    configuration: JSON.stringify({ heading: id, query: { categoryAlias: id } }),
  });
  const area = {
    id: 'front',
    name: 'front',
    title: 'front',
    tags: [],
    meta: null,
    containers: [{ sortOrder: 0, widgets: [widgetOf('dame'), widgetOf('herre')] }],
  };

  let backend: Server;
  let answer: (operation: string, variables: Readonly<Record<string, unknown>>) => object | null;
  beforeAll(async () => {
    backend = createServer((request, response) => {
      void json(request).then((body) => {
        const { operationName, variables } = body as { operationName: string; variables: Record<string, unknown> };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data: answer(operationName, variables) }));
      });
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => backend.close(resolve)));

  const renderer = createPageRenderer(assets);
  async function open(path: string, screen: ScreenName): Promise<PageAnswer> {
    const [[, language, market] = []] = markets;
    if (!market || !language) throw new Error('@lyng/storefront: there is no market.');
    const answered = await renderer(new Request(`http://dk.localhost${path}`), {
      site: marketSite(siteConfig, market, language),
      screen,
      host: market.host,
      port: undefined,
      protocol: 'http',
      cookieHeader: '',
      userAgent: '',
      ip: '127.0.0.1',
      backendUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      backendTimeout: 30_000,
    });
    if (answered instanceof Response) throw new Error(`@lyng/storefront: ${path} leads away.`);
    return answered;
  }

  it.each([
    ['all of its rows', 'nobody', true],
    ['one row that did not come', 'herre', false],
  ])('is sent with %s, and whole only then', async (_name, lost, isWhole) => {
    const answers: Answers = {
      shopMenus: menus,
      widgetArea: { widgetArea: area },
      productsRow: { products: { products: [] } },
    };
    answer = (operation, { categoryAlias }) => (categoryAlias === lost ? null : (answers[operation] ?? null));
    expect(await open('/', 'home')).toMatchObject({ status: 200, isWhole });
  });

  it.each<[data: object]>([
    [{ products: 'x', channel: 1, widgetArea: 'x', listPageInfo: 1, main: 2 }],
    [{ products: { count: 1, products: 'x', filters: 7 }, widgetArea: { containers: 'x' }, listPageInfo: null }],
    [{ products: { products: [1] }, widgetArea: [7], listPageInfo: null, categories: [] }],
    [{}],
    [[[[]]]],
  ])('[REL-11] is a 503 where the data is %j: neither missing nor empty', async (data) => {
    answer = () => data;
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

  it.each([
    [10_000, 126, 200],
    [10_000, 127, 404],
    [49, 2, 200],
    [49, 3, 404],
    [0, 1, 200],
  ])(
    'of a list of %i products is there up to the last that can be reached: page %i is %i [CAT-07]',
    async (count, page, status) => {
      const answers: Answers = {
        shopMenus: menus,
        listAddress: { listPageInfo: { id: 1, canonicalUrl: '/nyheder' } },
        listPage: { products: { count, products: [], filters: null }, listPageInfo: null, categories: [] },
      };
      answer = (operation) => answers[operation] ?? null;
      expect(await open(`/nyheder?page=${page}`, 'new-products')).toMatchObject({ status });
    },
  );
});
