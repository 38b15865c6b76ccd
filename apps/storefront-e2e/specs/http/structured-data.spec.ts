import { expect, sites, test } from '../../fixtures/http-test.ts';
import { canonicalOf, titleOf } from '../../fixtures/page-facts.ts';
import { readSitemaps } from '../../fixtures/sitemaps.ts';
import { structuredDataOf, vocabularyErrors } from '../../fixtures/structured-data.ts';
import type { Thing } from '../../fixtures/structured-data.ts';

const PAGES_PER_MARKET = 50;
const BATCH = 8;

const typesOf = (things: readonly Thing[]): readonly unknown[] => things.map((thing) => thing['@type']);

/** As many as given, evenly from all. */
const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item) => item !== undefined);

test('the structured data of two hundred pages is that of schema.org [ROUTE-28]', async ({ shop }) => {
  test.setTimeout(300_000);
  const all: Thing[] = [];
  let pages = 0;
  for (const { alias, currency } of sites) {
    const sitemaps = await readSitemaps(shop, alias);
    const named = (start: string) =>
      sitemaps.filter(({ name }) => name.startsWith(start)).flatMap(({ addresses }) => addresses);
    const texts = named('pages');
    const lists = spread(named('lists'), 10);
    const products = spread(named('products'), PAGES_PER_MARKET - lists.length - texts.length);
    const chosen = [...texts, ...lists, ...products];
    pages += chosen.length;
    for (let start = 0; start < chosen.length; start += BATCH)
      await Promise.all(
        chosen.slice(start, start + BATCH).map(async (address) => {
          const { text } = await shop.get(alias, new URL(address).pathname);
          const things = structuredDataOf(text);
          all.push(...things);
          const types = typesOf(things);
          if (products.includes(address)) {
            expect.soft(types, address).toContain('BreadcrumbList');
            expect.soft(types[0], address).toMatch(/^Product(Group)?$/);
            const [product] = things;
            expect.soft(product?.['url'], address).toBe(canonicalOf(text));
            expect.soft(JSON.stringify(product), address).toContain(`"priceCurrency":"${currency}"`);
          }
          if (new URL(address).pathname === '/') expect.soft(types, address).toEqual(['OnlineStore', 'WebSite']);
        }),
      );
  }
  expect(pages).toBe(PAGES_PER_MARKET * sites.length);
  const types = new Set(typesOf(all));
  expect([...types].toSorted()).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'OnlineStore', 'ProductGroup', 'WebSite']),
  );
  // Some products are rated, and some are reduced.
  const text = JSON.stringify(all);
  for (const part of ['"AggregateRating"', '"Review"', 'StrikethroughPrice', '"MerchantReturnPolicy"', '"gtin"'])
    expect.soft(text.includes(part), part).toBe(true);
  expect(vocabularyErrors(all)).toEqual([]);
});

test('structured data with an unknown type, property or value is found', () => {
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Solveig' };
  const offer = { '@type': 'Offer', price: '1.00', priceCurrency: 'DKK' };
  expect(vocabularyErrors([{ ...product, offers: offer }])).toEqual([]);
  for (const wrong of [
    { ...product, '@type': 'Prodct' },
    { ...product, colour: 'red' },
    { ...product, offers: { ...offer, '@type': 'Person' } },
    { ...product, offers: { ...offer, cost: 1 } },
    { ...product, offers: { ...offer, availability: 'https://schema.org/Instock' } },
    { ...product, name: { first: 'Solveig' } },
  ])
    expect.soft(vocabularyErrors([wrong]).length, JSON.stringify(wrong)).toBeGreaterThan(0);
});

for (const { alias } of sites)
  test(`${alias}: each page has a title and a description of its own, of a length that results show`, async ({
    shop,
  }) => {
    const sitemaps = await readSitemaps(shop, alias);
    const products = spread(
      sitemaps.filter(({ name }) => name.startsWith('products')).flatMap(({ addresses }) => addresses),
      40,
    );
    const others = sitemaps.filter(({ name }) => !name.startsWith('products')).flatMap(({ addresses }) => addresses);
    const seen = new Map<string, string>();
    for (const address of [...others, ...products]) {
      const { pathname } = new URL(address);
      const { text } = await shop.get(alias, pathname);
      const title = titleOf(text);
      const description = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '';
      expect.soft(title.length, `${pathname}: ${title}`).toBeGreaterThan(8);
      expect.soft(title.length, `${pathname}: ${title}`).toBeLessThanOrEqual(75);
      expect.soft(description.length, `${pathname}: ${description}`).toBeGreaterThan(25);
      expect.soft(description.length, `${pathname}: ${description}`).toBeLessThanOrEqual(170);
      if (products.includes(address)) continue;
      for (const fact of [title, description]) {
        expect.soft(seen.get(fact), `${pathname}: ${fact}`).toBeUndefined();
        seen.set(fact, pathname);
      }
    }
  });

for (const { alias, hreflang } of sites)
  test(`${alias}: a link to a page is shown with its title, address, language and image`, async ({
    shop,
    addresses,
  }) => {
    const { product, category, content } = await addresses(alias);
    for (const [path, kind] of [
      [product, 'product'],
      [category, 'website'],
      [content, 'website'],
      ['/', 'website'],
    ] as const) {
      const { text } = await shop.get(alias, path);
      const head = text.slice(0, text.indexOf('</head>'));
      const values = (name: string): readonly string[] =>
        [...head.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))].map(
          ([, content = '']) => content,
        );
      expect.soft(values('og:type'), path).toEqual([kind]);
      expect.soft(values('og:title')[0]?.replaceAll('&amp;', '&'), path).toBe(titleOf(text));
      expect.soft(values('og:url'), path).toEqual([canonicalOf(text)]);
      expect.soft(values('og:locale'), path).toEqual([hreflang.replace('-', '_')]);
      expect.soft(values('og:locale:alternate'), path).toHaveLength(sites.length - 1);
      expect.soft(values('twitter:card'), path).toEqual(['summary_large_image']);
      expect.soft(values('theme-color'), path).toHaveLength(2);
      const [image = ''] = values('og:image');
      const picture = await shop.get(alias, new URL(image).pathname);
      expect
        .soft([picture.status, picture.header('content-type')], image)
        .toEqual([200, image.endsWith('.png') ? 'image/png' : 'image/jpeg']);
    }
    const { text: cart } = await shop.get(alias, '/cart');
    expect(cart.includes('property="og:')).toBe(false);
    const [, manifestPath = ''] = /<link rel="manifest" href="([^"]*)"/.exec(cart) ?? [];
    const manifest = JSON.parse((await shop.get(alias, manifestPath)).text) as {
      lang: string;
      start_url: string;
      icons: readonly { readonly src: string }[];
    };
    expect([manifest.lang, manifest.start_url]).toEqual([hreflang, '/']);
    for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }, { src: '/favicon.ico' }])
      expect.soft((await shop.get(alias, src)).status, src).toBe(200);
  });
