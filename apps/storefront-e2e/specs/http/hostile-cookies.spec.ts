import { expect, test } from '../../fixtures/http-test.ts';
import { demoCustomer, startSession } from '../../fixtures/logged-in.ts';
import { mainTextOf, stateOf } from '../../fixtures/page-facts.ts';

const script = '</script><script>alert(1)</script>';
const unknownCart = '11111111-2222-4333-8444-555555555555';
const orders = '/min-konto/bestillinger';

/** Cookies that change nothing: the pages are those of a visitor without them. */
const ignored: readonly (readonly [id: string, what: string, cookie: string])[] = [
  [
    'cookies-002',
    'a token without a signature',
    'ralph-auth=eyJhbGciOiJub25lIn0.eyJzaWQiOiI3IiwiZXhwIjo5OTk5OTk5OTk5fQ.',
  ],
  ['cookies-013', 'a cart "undefined"', 'ralph-cart=undefined'],
  ['cookies-013', 'a cart "null"', 'ralph-cart=null'],
  ['cookies-013', 'an empty cart', 'ralph-cart='],
  ['cookies-014', 'a cart that is unknown', `ralph-cart=${unknownCart}`],
  ['cookies-015', 'a path for a cart', 'ralph-cart=../../x'],
  ['cookies-015', 'a script for a cart', `ralph-cart=${encodeURIComponent(script)}`],
  ['cookies-015', 'a cart of 5,000 characters', `ralph-cart=${'x'.repeat(5000)}`],
  ['cookies-017', 'a market that does not exist', 'ralph-selected-market=xx'],
  ['cookies-017', 'a market of the prototype', 'ralph-selected-market=__proto__'],
  ['cookies-017', 'a market in capital letters', 'ralph-selected-market=SE'],
  ['cookies-017', 'a path for a market', 'ralph-selected-market=se%2f..'],
  ['cookies-019', 'a customer type that does not exist', 'ralph-user-type=ADMIN'],
  ['cookies-022', 'stored states of null', 'ralph-persisted-states=null'],
  ['cookies-022', 'stored states of a list', 'ralph-persisted-states=[]'],
  ['cookies-022', 'stored states of a text', 'ralph-persisted-states=%22x%22'],
  ['cookies-022', 'stored states of a number', 'ralph-persisted-states=1'],
  ['cookies-026', 'stored states with a script', `ralph-persisted-states=${encodeURIComponent(script)}`],
  [
    'cookies-027',
    'stored states with separators',
    `ralph-persisted-states=${encodeURIComponent('\u2028\u2029<!-- ]]>')}`,
  ],
  ['cookies-028', 'stored states with half a letter', `ralph-persisted-states=${encodeURIComponent('"\\ud800"')}`],
  ['cookies-029', 'stored states that cannot be decoded', 'ralph-persisted-states=%E0%A4%A'],
  [
    'cookies-031',
    '15 KB of cookies',
    Array.from({ length: 10 }, (_, index) => `c${index}=${'x'.repeat(1530)}`).join('; '),
  ],
  ['cookies-033', '150 cookies', Array.from({ length: 150 }, (_, index) => `c${index}=1`).join('; ')],
  ['cookies-034', 'cookies of the prototype', '__proto__=1; constructor=x; prototype=y'],
];

for (const [id, what, cookie] of ignored) {
  test(`${id}: with ${what} the pages are those of a visitor without cookies`, async ({ shop }) => {
    for (const target of ['/', '/cart', '/kassen']) {
      const plain = await shop.get('dk', target);
      const { status, text, cookies } = await shop.get('dk', target, { cookie });
      expect.soft([status, mainTextOf(text)], target).toEqual([plain.status, mainTextOf(plain.text)]);
      expect.soft(text, target).not.toContain('alert(1)');
      expect.soft(cookies.join(), target).not.toContain('x'.repeat(65));
      if (plain.status !== 200) continue;
      const { customer, channel } = stateOf(text).store;
      expect.soft({ customer, channel }, target).toEqual({
        customer: { customerType: 'PERSON', vatIncluded: true },
        channel: { marketAlias: 'dk', checkoutMarketAlias: 'dk', language: 'da', currency: 'DKK' },
      });
    }
  });
}

/** The token with one bit of its signature changed. */
function forged(token: string): string {
  const [head, payload, signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return `${head}.${payload}.${bytes.toString('base64url')}`;
}

test('cookies-003: a token whose signature is wrong opens nothing', async ({ shop, port }) => {
  const { token } = await startSession(port + 1, demoCustomer);
  const own = await shop.get('dk', orders, { cookie: `ralph-auth=${token}` });
  const foreign = await shop.get('dk', orders, { cookie: `ralph-auth=${forged(token)}` });
  expect([own.status, foreign.status]).toEqual([200, 302]);
  expect(foreign.header('location')).toContain('action=login');
  // The browser is not to send it again.
  expect(foreign.cookies.join()).toContain('ralph-auth=; Max-Age=0');
});

test('cookies-007: of two tokens the first counts', async ({ shop, port }) => {
  const { token } = await startSession(port + 1, demoCustomer);
  for (const [cookie, status] of [
    [`ralph-auth=${token}; ralph-auth=nonsense`, 200],
    [`ralph-auth=nonsense; ralph-auth=${token}`, 302],
  ] as const)
    expect((await shop.get('dk', orders, { cookie })).status).toBe(status);
});

test('cookies-014: a cart that is unknown or no id at all is replaced when something is put into it', async ({
  shop,
  addresses,
}) => {
  const { sku } = await addresses('dk');
  for (const id of [unknownCart, '../../x', encodeURIComponent(script), 'x'.repeat(5000), 'undefined']) {
    const fields = { intent: 'add', skuId: sku, quantity: '1' };
    const { cookies } = await shop.post('dk', '/cart', fields, { cookie: `ralph-cart=${id}` });
    const line = cookies.find((each) => each.startsWith('ralph-cart='));
    expect(line).toMatch(/^ralph-cart=(?!11111111)[0-9a-f]{8}-[0-9a-f-]{27};/);
  }
});

test('cookies-032: 17 KB of cookies get a page that makes room and leaves the session', async ({
  shop,
  port,
  texts,
}) => {
  const { token, refreshToken } = await startSession(port + 1, demoCustomer);
  const session = `ralph-auth=${token}; ralph-auth-refresh=${refreshToken}`;
  const cookie = [session, ...Array.from({ length: 10 }, (_, index) => `c${index}=${'x'.repeat(1700)}`)].join('; ');
  for (const target of ['/', orders]) {
    const { status, text, cookies, header } = await shop.get('dk', target, { cookie });
    expect([status, header('cache-control')]).toEqual([431, 'no-store']);
    expect(text).toContain(texts('da')('Try again'));
    const removed = new Set(cookies.map((line) => line.split('=', 1)[0]));
    expect([removed.has('ralph-auth'), removed.has('ralph-auth-refresh')]).toEqual([false, false]);
    const rest = cookie.split('; ').filter((pair) => !removed.has(pair.split('=', 1)[0]));
    expect((await shop.get('dk', target, { cookie: rest.join('; ') })).status).toBe(200);
  }
});
