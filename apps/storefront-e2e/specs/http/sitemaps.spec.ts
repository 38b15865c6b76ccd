import { inSample } from '@lyng/model/testing';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { canonicalOf, titleOf } from '../../fixtures/page-facts.ts';
import { readSitemaps } from '../../fixtures/sitemaps.ts';
import { structuredDataOf, vocabularyErrors } from '../../fixtures/structured-data.ts';
import type { Thing } from '../../fixtures/structured-data.ts';

const MAX_BYTES = 50_000_000;
const BATCH = 8;

/** Parts of structured data that some products have: they are rated, reduced, or known by a number. */
const partsOfSome = ['"AggregateRating"', '"Review"', 'StrikethroughPrice', '"MerchantReturnPolicy"', '"gtin"'];

for (const { alias, currency } of testedSites) {
  test(`${alias}: each address of the sitemaps is a page that names itself and may be listed, with a title and a description of its own, and the vocabulary of schema.org [ROUTE-28]`, async ({
    shop,
  }) => {
    test.setTimeout(600_000);
    const sitemaps = await readSitemaps(shop, alias);
    for (const { addresses, text } of sitemaps) {
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    }
    const all = sitemaps.flatMap(({ addresses }) => addresses);
    expect(new Set(all).size).toBe(all.length);

    const things: Thing[] = [];
    const texts = new Map<string, string>();
    const expectOwn = (text: string, path: string, [min, max]: readonly [min: number, max: number]): void => {
      expect.soft(text.length, `${path}: ${text}`).toBeGreaterThan(min);
      expect.soft(text.length, `${path}: ${text}`).toBeLessThanOrEqual(max);
      // Products may have the name of another.
      if (path.startsWith('/p/')) return;
      expect.soft(texts.get(text), `${path}: ${text}`).toBeUndefined();
      texts.set(text, path);
    };
    const visit = async (address: string): Promise<void> => {
      const { pathname, search, host } = new URL(address);
      const { status, text } = await shop.get(alias, pathname + search);
      const facts = { host, status, canonical: canonicalOf(text), isHidden: text.includes('content="noindex') };
      expect
        .soft(facts, address)
        .toEqual({ host: shop.hostOf(alias), status: 200, canonical: address, isHidden: false });
      expectOwn(titleOf(text), pathname, [8, 75]);
      expectOwn(/<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '', pathname, [25, 170]);
      const own = structuredDataOf(text);
      const types = own.map((thing) => thing['@type']);
      if (pathname === '/') expect.soft(types).toEqual(['OnlineStore', 'WebSite']);
      if (pathname.startsWith('/p/')) {
        expect.soft(types, pathname).toContain('BreadcrumbList');
        expect.soft(types[0], pathname).toMatch(/^Product(Group)?$/);
        expect.soft(own[0]?.['url'], pathname).toBe(address);
        expect.soft(JSON.stringify(own[0]), pathname).toContain(`"priceCurrency":"${currency}"`);
      }
      things.push(...own);
    };
    const sample = sitemaps.flatMap(({ name, addresses }) =>
      addresses.filter((address) => name === 'pages' || inSample(new URL(address).pathname)),
    );
    for (let start = 0; start < sample.length; start += BATCH)
      await Promise.all(sample.slice(start, start + BATCH).map(visit));
    expect(things.some((thing) => thing['@type'] === 'ProductGroup')).toBe(true);
    for (const part of partsOfSome) expect.soft(JSON.stringify(things).includes(part), part).toBe(true);
    expect(vocabularyErrors(things)).toEqual([]);
  });

  test(`${alias}: the sitemaps have all products and lists of the shop, and no page of one shopper [ROUTE-28]`, async ({
    shop,
    addresses,
  }) => {
    const all = new Set((await readSitemaps(shop, alias)).flatMap((sitemap) => sitemap.addresses));
    const origin = `http://${shop.hostOf(alias)}`;
    const { category, brand, campaign, product, content } = await addresses(alias);
    const name = content.split('/').at(-1) ?? '';
    for (const path of ['/', category, brand, campaign, product, `/${name}`])
      expect.soft(all.has(origin + path), path).toBe(true);
    for (const path of all)
      expect.soft(path).not.toMatch(/lyng-member|\/cart|\/s\/|\/account|\/preview-widgets|\/style|\/404/);
    const counted = await shop.send({
      host: shop.hostOf(alias),
      target: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'lyng-storefront' },
      body: JSON.stringify({ query: `{ products(take: 1, marketId: "${alias}") { count } }` }),
    });
    const { data } = JSON.parse(counted.text) as { data: { products: { count: number } } };
    const products = [...all].filter((address) => address.startsWith(`${origin}/p/`));
    // And those that are announced.
    expect(products.length).toBeGreaterThanOrEqual(data.products.count);
    expect(products.length).toBeLessThan(data.products.count * 1.1);
  });

  test(`${alias}: robots.txt, security.txt and llms.txt belong to the host, and are not sent twice`, async ({
    shop,
  }) => {
    const origin = `http://${shop.hostOf(alias)}`;
    const robots = await shop.get(alias, '/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots.header('cache-control')).toBe('public, max-age=600');
    expect((await shop.get(alias, '/robots.txt', { 'if-none-match': robots.header('etag') })).status).toBe(304);
    const security = await shop.get(alias, '/.well-known/security.txt');
    expect(security.text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
    expect(Date.parse(/^Expires: (.+)$/m.exec(security.text)?.[1] ?? '')).toBeGreaterThan(Date.now());
    const llms = await shop.get(alias, '/llms.txt');
    const links = [...llms.text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address));
    expect(links.length).toBeGreaterThan(20);
    for (const { host, pathname } of links) {
      expect(host).toBe(shop.hostOf(alias));
      if (!inSample(pathname, 4)) continue;
      expect.soft((await shop.get(alias, pathname)).status, pathname).toBe(200);
    }
  });
}

test('sitemaps of another market, of no name and beyond the last are 404', async ({ shop }) => {
  for (const path of ['se/sv/pages', 'dk/sv/pages', 'dk/da/none', 'dk/da/products-0', 'dk/da/products-99'])
    expect.soft((await shop.get('dk', `/sitemaps/${path}.xml`)).status, path).toBe(404);
});
