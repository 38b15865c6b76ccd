import { formatNumber } from '@lyng/i18n/core';
import type { Language } from '@lyng/model';
import { expect, sites, test, testedSites } from '../../fixtures/http-test.ts';
import { alternatesOf, canonicalOf, linksOf, mainTextOf, pageDataOf, titleOf } from '../../fixtures/page-facts.ts';

interface ListData {
  readonly page: {
    readonly count: number;
    readonly query: { readonly filters: object; readonly page: number; readonly sort?: string };
    readonly defaultSort: string;
    readonly pageSize: number;
    readonly products: readonly unknown[];
  };
}

const listOf = (html: string): ListData['page'] => (pageDataOf(html) as ListData).page;
const last = (path: string): string => path.split('/').at(-1) ?? '';

const ownLists: Readonly<Record<'new' | 'bestsellers' | 'comingSoon' | 'brands', Readonly<Record<Language, string>>>> =
  {
    new: { da: '/nyheder', sv: '/nyheter', nb: '/nyheter', fi: '/uutuudet' },
    bestsellers: {
      da: '/bestseller-lige-nu',
      sv: '/bästsäljare-just-nu',
      nb: '/bestselgere-akkurat-nå',
      fi: '/parhaiten-myydyt-just-nyt',
    },
    comingSoon: { da: '/kommer-snart', sv: '/kommer-snart', nb: '/kommer-snart', fi: '/tulossa-pian' },
    brands: { da: '/mærker', sv: '/märken', nb: '/merker', fi: '/merkit' },
  };

for (const { alias, language } of testedSites) {
  test(`${language}: every kind of list is there, with its name, its products and all its languages [CAT-09, ROUTE-08, ROUTE-09, ROUTE-28]`, async ({
    shop,
    addresses,
  }) => {
    const { category, brand, campaign } = await addresses(alias);
    const rows: readonly (readonly [path: string, sort: string])[] = [
      [category, 'LATEST'],
      [`/c/any/${last(category)}`, 'LATEST'],
      [brand, 'LATEST'],
      [campaign, 'LATEST'],
      [ownLists.new[language], 'LATEST'],
      [ownLists.bestsellers[language], 'MOST_SOLD'],
      [ownLists.comingSoon[language], 'LATEST'],
    ];
    for (const [path, sort] of rows) {
      const { status, text } = await shop.get(alias, encodeURI(path));
      expect.soft(status, path).toBe(200);
      const list = listOf(text);
      const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(text)?.[1] ?? '';
      expect.soft(heading, path).not.toBe('');
      expect.soft(titleOf(text), path).not.toBe('');
      expect.soft(list.count, path).toBeGreaterThan(0);
      expect.soft(list.products.length, path).toBe(Math.min(list.count, list.pageSize));
      expect.soft(mainTextOf(text), path).toContain(formatNumber(list.count, language));
      expect.soft(list.defaultSort, path).toBe(sort);
      expect
        .soft(
          alternatesOf(text).map(([tag]) => tag),
          path,
        )
        .toEqual([...sites.map(({ hreflang }) => hreflang), 'x-default']);
      expect
        .soft(new Map(alternatesOf(text)).get(sites.find((site) => site.alias === alias)?.hreflang ?? ''), path)
        .toBe(canonicalOf(text));
    }
  });

  test(`${language}: a page of a list is 200, one beyond it and one of a missing list 404 [ROUTE-08, ROUTE-09, ROUTE-21, APP-04]`, async ({
    shop,
    addresses,
  }) => {
    const { category, brand, campaign } = await addresses(alias);
    const own = encodeURI(ownLists.new[language]);
    const rows: readonly (readonly [status: number, path: string])[] = [
      ...['?page=1', '?page=0', '?page=-1', '?page=abc'].map((page) => [200, own + page] as const),
      ...[own, category, brand, campaign].map((path) => [404, `${path}?page=4000`] as const),
      [404, '/b/no/such-brand'],
      [404, '/c/any/no-such-category'],
      [404, '/l/no/such/list'],
    ];
    for (const [status, path] of rows) expect.soft((await shop.get(alias, path)).status, path).toBe(status);
  });

  test(`${language}: the list is one for search engines, however it is narrowed or sorted; its pages are pages [ROUTE-28, CAT-07, CAT-08]`, async ({
    shop,
    addresses,
  }) => {
    const { category } = await addresses(alias);
    const { text: plain } = await shop.get(alias, category);
    const [narrowed = ''] = linksOf(plain, `${category}?brands=`);
    const canonical = `http://${shop.hostOf(alias)}${category}`;
    for (const [path, expected, isHidden] of [
      [category, canonical, false],
      [narrowed, canonical, true],
      [`${category}?sort=PRICE_ASC`, canonical, true],
      [`${category}?price=x~100-200`, canonical, true],
      [`${category}?page=2`, `${canonical}?page=2`, false],
      [`${category}?utm_source=mail`, canonical, false],
      // An unknown filter is dropped before the shopper sees it.
      [`${category}?brands=Gone~b_999999`, canonical, false],
    ] as const) {
      const { text } = await shop.get(alias, path);
      expect.soft(canonicalOf(text), path).toBe(expected);
      expect.soft(text.includes('name="robots" content="noindex'), path).toBe(isHidden);
      if (path.includes('sort=')) expect(listOf(text).query.sort).toBe('PRICE_ASC');
    }
  });

  test(`${language}: without JavaScript typed prices lead to the list between them, and an invalid range shows an error [CAT-07]`, async ({
    shop,
    addresses,
    texts,
  }) => {
    const { category } = await addresses(alias);
    const t = texts(language);
    const sent = await shop.get(alias, `${category}?sort=PRICE_ASC&price-from=20&price-to=80`);
    expect(sent.status).toBe(302);
    const { text } = await shop.get(alias, sent.header('location'));
    expect(listOf(text).query).toMatchObject({
      filters: { price: [{ label: '20–80', id: '20-81' }] },
      sort: 'PRICE_ASC',
    });
    expect((await shop.get(alias, `${category}?sort=PRICE_ASC&price-from=&price-to=`)).header('location')).toBe(
      `${category}?sort=PRICE_ASC`,
    );
    const rejected = await shop.get(alias, `${category}?sort=PRICE_ASC&price-from=900&price-to=%3Cb%3E`);
    expect(rejected.status).toBe(200);
    expect(rejected.text).toContain(t('Write prices without decimals, such as 500.'));
    expect(rejected.text).toContain('name="price-from" value="900"');
    expect(rejected.text).not.toContain('<b>');
    expect(listOf(rejected.text).query.sort).toBe('PRICE_ASC');
  });

  test(`${language}: the brands stand under the letters of the language's alphabet, each leading to its list [CAT-09]`, async ({
    shop,
  }) => {
    const { text } = await shop.get(alias, encodeURI(ownLists.brands[language]));
    const letters = [...text.matchAll(/<h2[^>]*id="letter-([^"]+)"/g)].map(([, letter = '']) => letter);
    const alphabet =
      language === 'sv' || language === 'fi' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ';
    const order = letters.map((letter) => alphabet.indexOf(letter));
    expect(letters.length).toBeGreaterThan(3);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    const [brand = ''] = linksOf(text, '/b/');
    expect((await shop.get(alias, brand)).status).toBe(200);
  });
}
