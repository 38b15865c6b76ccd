import type { MarketAlias } from '@lyng/model';
import { expect, sites, test } from '../../fixtures/http-test.ts';
import { alternatesOf, canonicalOf, languageOf } from '../../fixtures/page-facts.ts';

const kinds = [
  'home',
  'new products',
  'second page of new products',
  'brands',
  'category',
  'brand',
  'campaign',
  'product',
  'content',
  'inspiration',
] as const;

type Kind = (typeof kinds)[number];

/** The site of an absolute address. */
const siteAt = (href: string): (typeof sites)[number] | undefined =>
  sites.find(({ alias }) => new URL(href).hostname === `${alias}.localhost`);

for (const kind of kinds) {
  test(`${kind}: all alternates load and name the same set, each in its own language [ROUTE-28] [ROUTE-27]`, async ({
    shop,
    addresses,
  }) => {
    const { category, brand, campaign, product, content } = await addresses('dk');
    const paths: Readonly<Record<Kind, string>> = {
      home: '/',
      'new products': '/nyheder',
      'second page of new products': '/nyheder?page=2',
      brands: encodeURI('/mærker'),
      category,
      brand,
      campaign,
      product,
      content,
      inspiration: '/inspiration/winter-boots',
    };
    const first = await shop.get('dk', paths[kind]);
    const expected = alternatesOf(first.text);
    expect(expected.map(([hreflang]) => hreflang)).toEqual([...sites.map(({ hreflang }) => hreflang), 'x-default']);
    expect(new Map(expected).get('x-default')).toBe(new Map(expected).get('da-DK'));
    for (const [hreflang, href] of expected) {
      const { pathname, search } = new URL(href);
      const site = siteAt(href);
      if (!site) throw new Error(`${href} is on no host of the shop.`);
      const { status, text } = await shop.get(site.alias, pathname + search);
      expect.soft(status, href).toBe(200);
      expect.soft(canonicalOf(text), href).toBe(href);
      expect.soft(alternatesOf(text), href).toEqual(expected);
      expect.soft(languageOf(text), href).toBe(site.language);
      if (hreflang !== 'x-default') expect.soft(site.hreflang, href).toBe(hreflang);
    }
  });
}

test('one page has one canonical address, however it is reached [ROUTE-28]', async ({ shop, addresses }) => {
  const { product, category, content } = await addresses('dk');
  const name = (path: string): string => path.split('/').at(-1) ?? '';
  const rows: readonly (readonly [MarketAlias | 'shared', string, string])[] = [
    ['dk', `/p/x/${name(product)}`, product],
    ['dk', `/product/${name(product)}`, product],
    ['dk', `${product}?sku=1&utm_source=x`, product],
    ['dk', `/c/x/${name(category)}`, category],
    ['dk', `${category}?sort=PRICE_ASC`, category],
    ['dk', `${category}?page=0`, category],
    ['dk', `${category}?page=1`, category],
    ['dk', content, `/${name(content)}`],
    ['shared', product, product],
    ['shared', '/da', '/'],
  ];
  for (const [where, target, canonical] of rows) {
    const get = where === 'shared' ? shop.getShared : (path: string) => shop.get(where, path);
    const first = await get(target);
    const { text } = first.status === 301 ? await get(first.header('location')) : first;
    expect.soft(canonicalOf(text), target).toBe(`http://${shop.hostOf('dk')}${canonical}`);
  }
});
