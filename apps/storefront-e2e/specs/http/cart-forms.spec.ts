import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { mainTextOf, titleOf } from '../../fixtures/page-facts.ts';
import { welcomeCodes } from '../../fixtures/welcome-codes.ts';

const fieldOf = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

/** The values of all Set-Cookie lines, as a browser sends them back. */
const cookieOf = (cookies: readonly string[]): string => cookies.map((line) => line.split(';', 1)[0]).join('; ');

/** Headers of other sites; the table of `isSameOriginPost` has all of them. */
const strangers: readonly Readonly<Record<string, string>>[] = [
  { origin: 'http://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
];

test('a form of another site is rejected, whatever it is for [SHOP-13]', async ({ shop, addresses }) => {
  const { sku } = await addresses('dk');
  const login = '/?action=login&returnTo=%2Fcart';
  for (const [target, body] of [
    ['/cart', `intent=add&skuId=${sku}&quantity=1`],
    [login, 'intent=login&username=kunde%40example.com&password=lyngkunde1'],
    [login, 'intent=register&username=fremmed%40example.com&password=lyngkunde1'],
    ['/favoritter', 'add=1'],
  ] as const)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
      for (const claims of strangers) {
        const headers = { 'content-type': type, ...claims };
        const { status, cookies } = await shop.send({ host: shop.hostOf('dk'), target, method: 'POST', headers, body });
        expect.soft([status, cookies], `${target} ${type}`).toEqual([403, []]);
      }
});

test('a form larger than any of ours is rejected', async ({ shop }) => {
  const { status } = await shop.post('dk', '/cart', { intent: 'promo', promoCode: 'x'.repeat(100_000) });
  expect(status).toBe(413);
});

for (const { alias, language } of testedSites) {
  test(`${alias}: a form puts a product in a cart that lasts 365 days [CART-17]`, async ({ shop, addresses }) => {
    const { sku } = await addresses(alias);
    const added = await shop.post(alias, '/cart', { intent: 'add', skuId: sku, quantity: '1' });
    expect(added.status).toBe(303);
    expect(added.header('location')).toBe('/cart');
    expect(added.header('cache-control')).toBe('private, no-store');
    expect(added.cookies).toEqual([
      expect.stringMatching(/^ralph-cart=[A-Za-z0-9_-]+; Max-Age=31536000; Path=\/; SameSite=Lax$/),
      'ralph-cart-form=posted; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    // A browser with a cart has its id already; it is not set again.
    const again = await shop.post(
      alias,
      '/cart',
      { intent: 'add', skuId: sku, quantity: '1' },
      { cookie: cookieOf(added.cookies) },
    );
    expect([again.status, again.header('location'), again.cookies]).toEqual([303, '/cart', []]);
  });

  test(`${alias}: forms change, empty and reject a cart without JavaScript [CART-15]`, async ({
    shop,
    addresses,
    texts,
  }) => {
    const { sku } = await addresses(alias);
    const text = texts(language);
    const added = await shop.post(alias, '/cart', { intent: 'add', skuId: sku, quantity: '1' });
    const cookie = cookieOf(added.cookies);
    const cart = await shop.get(alias, '/cart', { cookie });
    const itemId = fieldOf(cart.text, 'itemId');
    expect(cart.text).toMatch(/name="quantity" value="1"/);

    const updated = await shop.post(
      alias,
      '/cart',
      { intent: 'update', itemId, skuId: sku, quantity: '2' },
      { cookie },
    );
    expect(updated.status).toBe(303);
    expect((await shop.get(alias, '/cart', { cookie })).text).toMatch(/name="quantity" value="2"/);

    const rejected = await shop.post(alias, '/cart', { intent: 'promo', promoCode: 'NO-SUCH-CODE' }, { cookie });
    expect(rejected.status).toBe(422);
    expect(titleOf(rejected.text)).toContain(text('Your cart'));
    expect(mainTextOf(rejected.text)).toContain(text('The code is not valid. Check that you have typed it correctly.'));
    expect(rejected.text).toMatch(/name="quantity" value="2"/);

    const promo = await shop.post(alias, '/cart', { intent: 'promo', promoCode: welcomeCodes[alias] }, { cookie });
    expect(promo.status).toBe(303);
    expect((await shop.get(alias, '/cart', { cookie })).text).toContain(welcomeCodes[alias]);

    const removed = await shop.post(alias, '/cart', { intent: 'remove', itemId, skuId: sku }, { cookie });
    expect(removed.status).toBe(303);
    expect(mainTextOf((await shop.get(alias, '/cart', { cookie })).text)).toContain(text('Your cart is empty'));
  });

  test(`${alias}: a rejected promo code shows the reason, also with an empty cart`, async ({ shop, texts }) => {
    const { status, text } = await shop.post(alias, '/cart', { intent: 'promo', promoCode: 'NO-SUCH-CODE' });
    expect(status).toBe(422);
    expect(mainTextOf(text)).toContain(
      texts(language)('The code is not valid. Check that you have typed it correctly.'),
    );
  });
}

/** The `name` fields of every form on a page that is posted to the cart. */
const inCartForms = (html: string, name: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<form[^>]* action="\/cart"[^>]*>(.*?)<\/form>/gs)].map(([, form = '']) =>
    [...form.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value),
  );

test('a product form that is posted twice adds once, also where the first post has made the cart; the page that one gets back adds again [CART-07]', async ({
  shop,
  addresses,
}) => {
  const { sku, product } = await addresses('dk');
  const form = async (cookie = ''): Promise<Record<string, string>> => {
    const { text } = await shop.get('dk', product, cookie ? { cookie } : {});
    return {
      intent: 'add',
      skuId: sku,
      quantity: fieldOf(text, 'quantity'),
      key: fieldOf(text, 'key'),
    };
  };
  const unitsOf = async (cookie: string): Promise<readonly string[]> =>
    inCartForms((await shop.get('dk', '/cart', { cookie })).text, 'quantity').flat();
  // A page from the cache, which is the same for everybody without a cart.
  const cached = await form();
  const first = await shop.post('dk', '/cart', cached);
  const cookie = cookieOf(first.cookies);
  const again = await shop.post('dk', '/cart', cached, { cookie });
  expect([first.status, again.status, again.header('location'), again.cookies]).toEqual([303, 303, '/cart', []]);
  expect(await unitsOf(cookie)).toEqual(['1']);
  const back = await form(cookie);
  await Promise.all([shop.post('dk', '/cart', back, { cookie }), shop.post('dk', '/cart', back, { cookie })]);
  expect(await unitsOf(cookie)).toEqual(['2']);
  // Somebody else with the same cached page has a cart of their own.
  const others = cookieOf((await shop.post('dk', '/cart', cached)).cookies);
  expect(others).not.toBe(cookie);
  expect([await unitsOf(others), await unitsOf(cookie)]).toEqual([['1'], ['2']]);
});

test('[REL-8] a form leads to the cart, whatever page its address names', async ({ shop, addresses }) => {
  const { sku } = await addresses('dk');
  const hostile = ['//evil.example', 'javascript:alert(1)', '/\t/evil.example', ''];
  for (const returnTo of [...hostile, '/s/ženy', '/b/маркс', '/?q=日本']) {
    const added = await shop.post('dk', '/cart', { intent: 'add', skuId: sku, quantity: '1', returnTo });
    expect.soft([added.status, added.header('location'), added.cookies.length], returnTo).toEqual([303, '/cart', 2]);
  }
});

test('a form without sense is rejected with a reason', async ({ shop, texts }) => {
  const { status, text } = await shop.post('dk', '/cart', { intent: 'burn' });
  expect(status).toBe(422);
  expect(mainTextOf(text)).toContain(texts('da')('Your cart was not changed'));
});

test('a form for a page without forms is rejected', async ({ shop }) => {
  for (const target of ['/', '/nyheder', '/brands'])
    expect.soft((await shop.post('dk', target, { a: 'b' })).status, target).toBe(405);
});
