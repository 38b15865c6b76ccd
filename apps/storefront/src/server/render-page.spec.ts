// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHref, marketSite } from '@lyng/routing/core';
import { siteConfig } from '../config.ts';
import type { DehydratedState } from '../shell/dehydrate.ts';
import type { ClientAssets } from './assets.ts';
import { createPageRenderer, type PageAnswer } from './render-page.tsx';

/** Names each module after the source that needs it, so that a page says what it asks for. */
const assets: ClientAssets = {
  css: 'main{margin:0}',
  cssHash: "'sha256-abc='",
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
  // The server notes what it could not answer.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());
  beforeAll(async () => {
    backend = createServer((_request, response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('password=hunter2'));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => backend.close(resolve)));

  const renderer = createPageRenderer(assets);
  const open = async ([alias, language, market]: (typeof markets)[number], path: string, cookieHeader = ''): Promise<PageAnswer> => {
    const site = marketSite(siteConfig, market, language);
    const answer = await renderer(new Request(`http://${alias}.localhost${path}`), {
      site,
      screen: 'home',
      host: market.host,
      port: undefined,
      protocol: 'http',
      cookieHeader,
      userAgent: '',
      backendUrl,
    });
    if (answer instanceof Response) throw new Error(`@lyng/storefront: ${path} leads to ${answer.headers.get('location')}.`);
    return answer;
  };

  it.each(markets)('in %s is still a true 404 where there is none, in %s [APP-04] [APP-05]', async (...market) => {
    const [, language] = market;
    const { status, html } = await open(market, '/404');
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${texts[language][0]} | Lyng</title>`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(stateOf(html).errors).toEqual({ page: { status: 404, data: null } });
  });

  it.each(markets)('in %s says 503 where there should be one, keeps it out of caches, and keeps the reason to itself [APP-05]', async (...market) => {
    const [, language] = market;
    const { status, headers, html } = await open(market, '/');
    expect(status).toBe(503);
    expect(headers).toEqual({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(html).toContain(`<title>${texts[language][1]} | Lyng</title>`);
    expect(html).not.toContain('hunter2');
  });

  it.each(markets)('in %s fetches ahead the texts of its own language only', async (...market) => {
    const [, language] = market;
    const { html } = await open(market, '/404');
    const named = [...html.matchAll(/rel="modulepreload" href="\/src\/messages\/[a-z]+\/([a-z]+)\.ts\.js"/g)].map(([, found]) => found);
    expect(new Set(named)).toEqual(new Set([language]));
    expect(stateOf(html).messages).toContain('shop');
  });

  it('stands in a frame of its own on the way to the order, without the shop’s menus [ROUTE-17]', async () => {
    const [danish] = markets;
    if (!danish) throw new Error('@lyng/storefront: there is no market.');
    const href = createHref(marketSite(siteConfig, danish[2], danish[1]));
    const frameOf = async (path: string) => /<main id="main"[^>]*data-layout="([a-z-]+)"/.exec((await open(danish, path)).html)?.[1];
    expect(await frameOf('/')).toBe('default');
    expect(await frameOf(href('checkout'))).toBe('checkout');
    expect(await frameOf(href('checkout-confirm'))).toBe('distraction-free');
  });

  it('is made of one request’s own store: a hundred at once do not meet [APP-01]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
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
