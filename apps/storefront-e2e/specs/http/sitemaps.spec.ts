import { expect, sites, test } from '../../fixtures/http-test.ts';
import { canonicalOf } from '../../fixtures/page-facts.ts';
import { readSitemaps, sampleOf } from '../../fixtures/sitemaps.ts';

const MAX_BYTES = 50_000_000;
const BATCH = 8;

for (const { alias } of sites) {
  test(`${alias}: every address of every sitemap is a page that names itself and may be listed [ROUTE-28]`, async ({
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
    const sample = sampleOf(alias, all);
    for (let start = 0; start < sample.length; start += BATCH)
      await Promise.all(
        sample.slice(start, start + BATCH).map(async (address) => {
          const { pathname, search, host } = new URL(address);
          const { status, text } = await shop.get(alias, pathname + search);
          const facts = { status, canonical: canonicalOf(text), isHidden: text.includes('content="noindex') };
          expect
            .soft([address, host, facts])
            .toEqual([address, shop.hostOf(alias), { status: 200, canonical: address, isHidden: false }]);
        }),
      );
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
      expect.soft((await shop.get(alias, pathname)).status, pathname).toBe(200);
    }
  });
}

test('sitemaps of another market, of no name and beyond the last are 404', async ({ shop }) => {
  for (const path of ['se/sv/pages', 'dk/sv/pages', 'dk/da/none', 'dk/da/products-0', 'dk/da/products-99'])
    expect.soft((await shop.get('dk', `/sitemaps/${path}.xml`)).status, path).toBe(404);
});
