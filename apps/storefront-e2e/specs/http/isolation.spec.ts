import { expect, sites, test } from '../../fixtures/http-test.ts';
import { languageOf, mainTextOf, stateOf } from '../../fixtures/page-facts.ts';

const isLong = process.env.LONG_TESTS === '1';
const cartsPerSite = isLong ? 20 : 10;
const requests = isLong ? 200 : 100;
/** Pages of shoppers who all have something to give away. */
const canaryRequests = isLong ? 20_000 : 200;

/** Runs `work` for every item, a few at a time. */
async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The currencies in the state of a page. Its configuration, which names every market, is the same for all visitors. */
function currenciesIn(html: string): readonly string[] {
  const { config: _config, ...state } = stateOf(html);
  return [...new Set([...JSON.stringify(state).matchAll(/"currency":"([A-Z]{3})"/g)].map(([, code = '']) => code))];
}

test('interleaved requests never see the cart, currency or language of each other [APP-01]', async ({
  shop,
  addresses,
  texts,
}) => {
  test.setTimeout(240_000);
  const shoppers: { readonly site: (typeof sites)[number]; readonly cookie: string; readonly cartId: string }[] = [];
  const wanted = sites.flatMap((site) => Array.from({ length: cartsPerSite }, () => site));
  await inParallel(wanted, 4, async (site) => {
    const { sku } = await addresses(site.alias);
    const { status, cookies } = await shop.post(site.alias, '/cart', { intent: 'add', skuId: sku, quantity: '1' });
    expect(status).toBe(303);
    const [cart = '', form = ''] = cookies.map((line) => line.split(';', 1)[0] ?? '');
    shoppers.push({ site, cookie: `${cart}; ${form}`, cartId: cart.replace('ralph-cart=', '') });
  });
  const ids = shoppers.map(({ cartId }) => cartId);
  expect(new Set(ids).size).toBe(sites.length * cartsPerSite);

  // Neighbours in time are of different markets, and a third of them have no cart.
  const configs = new Set<string>();
  const order = Array.from({ length: requests }, (_, index) => index);
  await inParallel(order, 6, async (index) => {
    const shopper = shoppers[(index * 7) % shoppers.length];
    if (!shopper) throw new Error('There are no shoppers.');
    const { site, cookie, cartId } = shopper;
    const anonymous = index % 3 === 0;
    const target =
      ['/cart', '/', (await addresses(site.alias)).product][index % 3 === 0 ? index % 2 : index % 3] ?? '/';
    const { status, text } = await shop.get(site.alias, target, anonymous ? {} : { cookie });
    expect(status).toBe(200);
    expect(languageOf(text)).toBe(site.language);
    expect(stateOf(text).store.channel).toEqual({
      marketAlias: site.alias,
      checkoutMarketAlias: site.alias,
      language: site.language,
      currency: site.currency,
    });
    expect(currenciesIn(text)).toEqual([site.currency]);
    configs.add(JSON.stringify(stateOf(text).config));
    expect(ids.filter((id) => text.includes(id))).toEqual(anonymous ? [] : [cartId]);
    if (target === '/cart')
      expect(mainTextOf(text)).toContain(texts(site.language)(anonymous ? 'Your cart is empty' : 'Your cart'));
  });
  expect(configs.size).toBe(1);
});

/** The cookies, headers and query of one visitor, each with a value that no other visitor has. */
interface Canary {
  readonly cookie: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

/** Every third visitor is logged in or has another cookie that makes their pages personal. */
function makeCanary(index: number, cartId: string): Canary {
  const secret = (kind: string): string => `canary-${kind}-${index}x`;
  const personal = [`ralph-user=${secret('user')}`, `ralph-persisted-states=${secret('state')}`, ''][index % 9] ?? '';
  return {
    cookie: [`ralph-cart=${cartId}`, `ralph-cart-count=${index}`, `other=${secret('other')}`, personal].join('; '),
    headers: {
      referer: `http://dk.localhost/${secret('referer')}`,
      'x-canary': secret('header'),
      'accept-language': secret('language'),
      'user-agent': `${index % 2 ? 'Mozilla/5.0 (iPhone) Mobile' : 'Mozilla/5.0'} ${secret('agent')}`,
      'if-none-match': `"${secret('etag')}"`,
    },
    query: `?utm_source=${secret('campaign')}`,
  };
}

test('shoppers with carts, names and campaigns of their own get shared pages that hold nothing of any of them [APP-01]', async ({
  shop,
  addresses,
}) => {
  test.setTimeout(1_200_000);
  const { sku, product, category, brand, content } = await addresses('dk');
  const carts: string[] = [];
  await inParallel(Array.from(Array(20).keys()), 4, async () => {
    const { cookies } = await shop.post('dk', '/cart', { intent: 'add', skuId: sku });
    carts.push(/ralph-cart=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '');
  });
  expect(new Set(carts).size).toBe(20);
  const targets = ['/', '/nyheder', '/s/sko', product, category, brand, content, '/no/such/page'];
  const foreign: string[] = [];
  const kinds = new Map<string, number>();
  const order = Array.from({ length: canaryRequests }, (_, index) => index);
  await inParallel(order, 8, async (index) => {
    const { cookie, headers, query } = makeCanary(index, carts[index % carts.length] ?? '');
    const target = `${targets[index % targets.length] ?? '/'}${index % 4 === 0 ? query : ''}`;
    const { text, header, cookies } = await shop.get('dk', target, { ...headers, cookie });
    const kind = header('cache-control');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const isShared = kind === 'no-cache';
    const found = [...text.matchAll(/canary-\w+-(\d+)x/g)].filter(([, owner]) => isShared || Number(owner) !== index);
    const cartIds = carts.filter((id) => text.includes(id) && (isShared || id !== carts[index % carts.length]));
    if (found.length + cartIds.length + (isShared ? cookies.length : 0) > 0) foreign.push(`${index} ${target}`);
  });
  expect(foreign).toEqual([]);
  // Both kinds took part.
  expect(kinds.get('no-cache')).toBeGreaterThan(canaryRequests / 2);
  expect(kinds.get('private, no-store')).toBeGreaterThan(canaryRequests / 10);
});
