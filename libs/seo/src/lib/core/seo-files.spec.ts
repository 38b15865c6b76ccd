import { href, marketSite, screenNames, routeMeta } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { makeSiteConfig } from '@lyng/routing/testing';
import { hostSites } from './host-sites.ts';
import { printLlmsTxt } from './llms-txt.ts';
import { productGroups } from './product-groups.ts';
import { printRobots } from './robots.ts';
import { printSecurityTxt } from './security-txt.ts';
import { singlePaths } from './site-pages.ts';
import { printSitemap, printSitemapIndex } from './sitemap.ts';

const config = makeSiteConfig();

/** The rules that match a path, as crawlers read them (RFC 9309). */
const matching = (robots: string, path: string): readonly string[] =>
  robots
    .split('\n')
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .filter((rule) =>
      new RegExp(
        `^${rule
          .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '.*')
          .replace(/\$(?!$)/g, '\\$')}`,
      ).test(path),
    );

/** Screens that no list of paths can name: they have parameters. */
const named: Readonly<Partial<Record<ScreenName, string>>> = {
  product: 'p/sko',
  category: 'c/sko',
  brand: 'b/havnemark',
  'discount-campaign': 'dc/sommer',
  list: 'l/sko',
  inspiration: 'inspiration/jul',
  content: 'om-os',
};

describe.each(config.markets)('robots.txt in $alias', (market) => {
  const site = marketSite(config, market, market.languages[0]);
  const robots = printRobots([site], 'https://shop.test/sitemap.xml');

  it('lets crawlers visit all pages for search engines, and no page of one shopper', () => {
    for (const screen of screenNames.filter((name) => routeMeta(name).indexable)) {
      const path = named[screen] === undefined ? href(screen, {} as never, site) : `/${named[screen]}`;
      expect([screen, matching(robots, path)]).toEqual([screen, []]);
    }
    for (const screen of ['cart', 'checkout', 'account', 'account-orders', 'favourites', 'search'] as const)
      for (const query of ['', '?a=b']) expect(matching(robots, href(screen, {}, site) + query)).toHaveLength(1);
    expect(matching(robots, '/s/sko')).toEqual(['/s/']);
    expect(matching(robots, `${href('account-orders', {}, site)}/7`)).toHaveLength(1);
  });

  it.each(['/cartoons', '/searching', '/c/sko?page=2', '/c/sko?utm_source=shop-mail&page=2'])(
    'lets them visit %s',
    (path) => expect(matching(robots, path)).toEqual([]),
  );

  it.each(['brands=A~b_1', 'page=2&sort=PRICE_ASC', 'p-1=Sort~p_1', 'a=b&price=x~1-2'])(
    'keeps them out of a list narrowed by %s',
    (query) => expect(matching(robots, `/c/sko?${query}`)).toHaveLength(1),
  );

  it('names the sitemap, and nothing of a service but its images', () => {
    expect(robots).toContain('\nSitemap: https://shop.test/sitemap.xml\n');
    expect(matching(robots, '/graphql')).toHaveLength(1);
    expect(matching(robots, '/cdn-cgi/image/width=80/product/1.svg')).toEqual([]);
  });
});

describe('the sites of a host', () => {
  it('are those of its market, on the hosts where search engines find them', () => {
    const finland = config.markets.find(({ alias }) => alias === 'fi');
    const own = finland && marketSite(config, finland, 'fi');
    const { sites, origins } = hostSites({ config: { sites: config }, origin: 'http://fi.localhost:4200', site: own });
    expect(sites.map(({ market, language }) => `${market} ${language}`)).toEqual(['fi fi']);
    expect(origins.fi).toBe('http://fi.localhost:4200');
    const shared = { config: { sites: config }, origin: 'http://localhost:4200', site: undefined };
    expect(hostSites(shared).sites[0].market).toBe('dk');
  });

  it('are all where one host serves all markets', () => {
    const { sites } = hostSites({
      config: { sites: { ...config, marketPrefix: true } },
      origin: 'https://shop.test',
      site: undefined,
    });
    expect(sites.map(({ basePath }) => basePath)).toEqual(
      config.markets.flatMap(({ alias, languages }) => languages.map((language) => `/${alias}/${language}`)),
    );
  });
});

describe('a sitemap', () => {
  it('has addresses and images, as XML', () => {
    const xml = printSitemap([
      { address: 'https://shop.test/p/a?b=1&c=<2>', images: ['https://shop.test/1.jpg'] },
      { address: 'https://shop.test/' },
    ]);
    expect(xml).toContain('<url><loc>https://shop.test/p/a?b=1&amp;c=&lt;2&gt;</loc><image:image>');
    expect(xml).toContain('<url><loc>https://shop.test/</loc></url>');
    expect(xml).toContain('<image:image><image:loc>https://shop.test/1.jpg</image:loc></image:image>');
    expect(printSitemapIndex(['https://shop.test/1.xml'])).toContain(
      '<sitemap><loc>https://shop.test/1.xml</loc></sitemap>',
    );
  });

  it('has the pages of the screens that the shop has', () => {
    const { sites } = hostSites({ config: { sites: config }, origin: 'https://dk.localhost', site: undefined });
    expect(singlePaths(sites[0], (screen) => screen === 'home' || screen === 'brands')).toEqual(['/', '/m%C3%A6rker']);
  });
});

describe('the groups of products', () => {
  it('have each brand once, in groups that the API lists to their end', () => {
    const brands = Array.from({ length: 90 }, (_, index) => ({
      id: `b_${String(90 - index)}`,
      count: 50 * (index % 17) + 1,
    }));
    const groups = productGroups(brands);
    const sizes = groups.map(({ facets }) =>
      brands.filter(({ id }) => facets.includes(id)).reduce((sum, { count }) => sum + count, 0),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6000);
    expect(groups.length).toBeGreaterThan(1);
    expect(groups.flatMap(({ facets }) => facets)).toEqual(
      brands.map(({ id }) => id).toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2))),
    );
  });
});

describe('the other files', () => {
  it('security.txt has a contact, and expires within a year of each request', () => {
    const now = Date.parse('2026-11-26T22:00:00Z');
    const text = printSecurityTxt('a@shop.test', ['da'], 'https://shop.test/.well-known/security.txt', now);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(now);
    expect(expires - now).toBeLessThan(365 * 86_400_000);
    expect(text).toMatch(/^Contact: mailto:a@shop\.test\n/);
  });

  it('llms.txt has the editors’ labels as text', () => {
    const text = printLlmsTxt('Shop', [
      { title: 'Help', links: [{ label: 'A](https://evil.test) <b>', address: 'https://shop.test/a' }] },
      { title: 'Empty', links: [] },
    ]);
    expect(text).toBe('# Shop\n\n## Help\n\n- [A  https://evil.test   b](https://shop.test/a)\n');
  });
});
