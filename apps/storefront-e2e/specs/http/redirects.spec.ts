import { expect, test, testedSites } from '../../fixtures/http-test.ts';

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

const foreignSpellings = {
  se: [
    ['/kassa', '/kassan'],
    ['/m%C3%A6rker?page=2', '/m%C3%A4rken?page=2'],
    ['/uutuudet', '/nyheter'],
  ],
  dk: [
    ['/kassan', '/kassen'],
    ['/merkit', '/m%C3%A6rker'],
    ['/b%C3%A4sts%C3%A4ljare-just-nu', '/bestseller-lige-nu'],
  ],
  no: [
    ['/kassan', '/kassen'],
    ['/nyheder', '/nyheter'],
    ['/suosikkeja', '/favoritter'],
  ],
  fi: [
    ['/kassan', '/kassa'],
    ['/nyheter', '/uutuudet'],
    ['/favoriter', '/suosikkeja'],
  ],
} as const;

for (const { alias, language } of testedSites) {
  for (const [from, to] of foreignSpellings[alias]) {
    test(`${alias}: ${from} of another language leads to ${to} (routing-017)`, async ({ shop }) => {
      await expectMove((target) => shop.get(alias, target), { from, to, status: 302 });
    });
  }

  const prefix = language === 'da' ? '' : `/${language}`;

  test(`${language}: the search form leads to the list of its query`, async ({ shop }) => {
    for (const base of ['', prefix]) {
      const get = base === '' ? (target: string) => shop.get(alias, target) : shop.getShared;
      await expectMove(get, { from: `${base}/search?q=r%C3%B8d+sko`, to: `${base}/s/r%C3%B8d%20sko`, status: 302 });
      await expectMove(get, { from: `${base}/search?q=+`, to: base || '/', status: 302 });
    }
  });

  test(`${language}: a slash at the end is taken away`, async ({ shop }) => {
    await expectMove(shop.getShared, { from: `${prefix}/cart/?a=b`, to: `${prefix}/cart?a=b`, status: 301 });
  });
}

const decomposed = [
  ['se', '/ma%CC%88rken?a=b', '/m%C3%A4rken?a=b'],
  ['se', '/ba%CC%88stsa%CC%88ljare-just-nu', '/b%C3%A4sts%C3%A4ljare-just-nu'],
  ['no', '/bestselgere-akkurat-na%CC%8A', '/bestselgere-akkurat-n%C3%A5'],
] as const;

for (const [alias, from, to] of decomposed) {
  test(`${alias}: decomposed letters lead to the composed spelling ${to} [ROUTE-02]`, async ({ shop }) => {
    await expectMove((target) => shop.get(alias, target), { from, to, status: 301 });
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

for (const target of hostile) {
  test(`${target} leads nowhere else`, async ({ shop }) => {
    for (const host of [shop.hostOf('dk'), `localhost:${shop.port}`]) {
      const { status, header, cookies } = await shop.send({ host, target });
      expect(status).toBeLessThan(500);
      expect(cookies).toEqual([]);
      const location = header('location');
      expect(location).toMatch(/^$|^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(location, 'http://shop.test').host).toBe('shop.test');
    }
  });
}
