import { expect, newPaths, test, testedSites } from '../../fixtures/http-test.ts';
import { alternatesOf } from '../../fixtures/page-facts.ts';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Requests once, and checks that the target of the redirect is final. */
async function expectMove(
  get: (target: string) => Promise<{ status: number; header: (name: string) => string }>,
  { from, to, status }: Move,
): Promise<void> {
  const response = await get(from);
  expect.soft(response.header('location'), from).toBe(to);
  expect.soft(response.status, from).toBe(status);
  expect.soft((await get(to)).status, to).toBeLessThan(300);
}

const last = (path: string): string => path.split('/').at(-1) ?? '';
const inUpperCase = (path: string): string => path.replace(/[^/]+$/, (name) => name.toUpperCase());

for (const { alias, language } of testedSites) {
  test(`${language}: other paths, languages and letter cases of a page lead to its one address [SPEC-1, SPEC-2, SPEC-7, BUG-13, ROUTE-09, ROUTE-28]`, async ({
    shop,
    addresses,
  }) => {
    const { category, brand, campaign, content } = await addresses(alias);
    const { text } = await shop.get(alias, category);
    const inOtherLanguages = alternatesOf(text).map(([, href]) => new URL(href).pathname);
    const lists = [category, brand, campaign].map(
      (path) => [path, [`/l/${last(path)}`, `/l/any/${last(path)}`, `/list/${last(path)}`, inUpperCase(path)]] as const,
    );
    const page = `/${last(content)}`;
    const pages: readonly (readonly [to: string, others: readonly string[]])[] = [
      ...lists,
      [category, inOtherLanguages.filter((path) => path !== category)],
      [page, [inUpperCase(page), inUpperCase(content), `/inspiration/${last(content)}`]],
      [newPaths[alias], ['/l', '/list', '/product']],
      ['/', ['/content']],
      ['/inspiration/winter-boots', ['/winter-boots', '/content/winter-boots', '/inspiration/Winter-Boots']],
    ];
    for (const [to, others] of pages)
      for (const from of others)
        await expectMove((target) => shop.get(alias, target), { from: `${from}?a=b`, to: `${to}?a=b`, status: 301 });
    const search = { from: '/list/r%C3%B8de%20sko', to: '/s/r%C3%B8de%20sko', status: 302 };
    await expectMove((target) => shop.get(alias, target), search);
  });

  const prefix = language === 'da' ? '' : `/${language}`;

  test(`${language}: the search form leads to the list of its query, and by a name to its brand [SEARCH-09]`, async ({
    shop,
  }) => {
    for (const base of ['', prefix]) {
      const get = base === '' ? (target: string) => shop.get(alias, target) : shop.getShared;
      for (const [query, path] of [
        ['r%C3%B8d+sko', '/s/r%C3%B8d%20sko'],
        ['l%C3%A4ttfot', '/b/lattfot'],
        ['l%C3%A4ttfot&exact=1', '/s/l%C3%A4ttfot?exact=1'],
        ['+', base ? '' : '/'],
      ] as const)
        await expectMove(get, { from: `${base}/search?q=${query}`, to: base + path, status: 302 });
    }
  });

  test(`${language}: a slash at the end is taken away`, async ({ shop }) => {
    await expectMove(shop.getShared, { from: `${prefix}/cart/?a=b`, to: `${prefix}/cart?a=b`, status: 301 });
  });
}

/** None of these may lead off the shop, whatever else they are. */
const hostile = [
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/da//evil.example',
  '/da/%5Cevil.example',
  '/sv//evil.example',
  '/sv/\\evil.example',
  '/da/%2Fevil.example',
  '///evil.example/',
  '/search?q=//evil.example',
  '/search?q=%0d%0aSet-Cookie:%20a=b',
  '/search?q=https://evil.example/',
  'http://evil.example/',
  '/kassa//evil.example',
  '/.//evil.example/',
  '/cart/?x=%0d%0aLocation:%20//evil.example',
] as const;

test('an address that names another host leads nowhere else', async ({ shop }) => {
  for (const target of hostile)
    for (const host of [shop.hostOf('dk'), `localhost:${shop.port}`]) {
      const { status, header, cookies } = await shop.send({ host, target });
      expect.soft(status, target).toBeLessThan(500);
      expect.soft(cookies, target).toEqual([]);
      const location = header('location');
      expect.soft(location, target).toMatch(/^$|^\/(?![/\\])[\x21-\x7e]*$/);
      expect.soft(new URL(location, 'http://shop.test').host, target).toBe('shop.test');
    }
});
