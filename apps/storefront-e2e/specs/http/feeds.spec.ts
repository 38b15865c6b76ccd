import { backendPort } from '../../fixtures/find-product.ts';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { demoMember, sessionCookies, startSession } from '../../fixtures/logged-in.ts';
import { feedErrors, readFeed } from '../../fixtures/merchant-feed.ts';
import { linksOf } from '../../fixtures/page-facts.ts';
import { readSitemaps } from '../../fixtures/sitemaps.ts';
import { structuredDataOf } from '../../fixtures/structured-data.ts';

const SAMPLES = 20;

interface Offer {
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: string;
}

interface Variant {
  readonly sku: string;
  readonly offers: Offer;
}

for (const { alias, language, currency } of testedSites) {
  const path = `/feeds/${alias}/${language}/google.xml`;

  test(`${alias}: every item of the feed keeps the rules of merchant centres, and has the price and stock of its page`, async ({
    shop,
  }) => {
    const { status, text, header } = await shop.get(alias, path);
    expect([status, header('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text.endsWith('</channel></rss>\n')).toBe(true);
    const items = readFeed(text);
    expect(items.length).toBeGreaterThan(1000);
    expect(items.flatMap((item) => feedErrors(item).map((error) => `${String(item['id'])} ${error}`))).toEqual([]);
    expect(new Set(items.map(({ id }) => id?.[0])).size).toBe(items.length);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const item = items[Math.floor((sample * items.length) / SAMPLES)] ?? {};
      const { host, pathname, search } = new URL(item['link']?.[0] ?? '');
      expect(host).toBe(shop.hostOf(alias));
      const page = await shop.get(alias, pathname + search);
      const [product = {}] = structuredDataOf(page.text);
      const variants = (product['hasVariant'] ?? [product]) as readonly Variant[];
      const own = variants.find(({ sku }) => sku === item['id']?.[0]) ?? variants[0];
      expect
        .soft([page.status, item['sale_price']?.[0] ?? item['price']?.[0]], pathname)
        .toEqual([200, `${own?.offers.price ?? ''} ${currency}`]);
      const isInStock = /InStock|LimitedAvailability/.test(own?.offers.availability ?? '');
      expect.soft(item['availability']?.[0] === 'in_stock', pathname).toBe(isInStock);
    }
  });

  test(`${alias}: no feed and no sitemap has a product that only members see [ROUTE-19]`, async ({ shop }) => {
    const member = sessionCookies(await startSession(backendPort(shop.port), demoMember), demoMember);
    const products = linksOf((await shop.get(alias, '/lyng-member', { cookie: member })).text, '/p/');
    expect(products.length).toBeGreaterThan(4);
    // A member who requests the files gets the same ones.
    const feed = await shop.get(alias, path, { cookie: member });
    const sitemaps = await readSitemaps(shop, alias);
    const llms = await shop.get(alias, '/llms.txt', { cookie: member });
    for (const file of [feed.text, llms.text, ...sitemaps.map(({ text }) => text)])
      for (const product of products)
        expect.soft(file.includes(`${product}<`) || file.includes(`${product}?`)).toBe(false);
  });
}

test('a feed of another market is a 404', async ({ shop }) => {
  expect((await shop.get('dk', '/feeds/se/sv/google.xml')).status).toBe(404);
  expect((await shop.get('dk', '/feeds/dk/sv/google.xml')).status).toBe(404);
});
