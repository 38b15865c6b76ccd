import { expect, sites, test } from '../../fixtures/http-test.ts';
import { languageOf, mainTextOf, stateOf } from '../../fixtures/page-facts.ts';

const cartsPerSite = 20;
const requests = 200;

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

test('two hundred interleaved requests never see the cart, currency or language of each other [APP-01]', async ({
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
    const cookie = cookies[0]?.split(';', 1)[0] ?? '';
    shoppers.push({ site, cookie, cartId: cookie.replace('ralph-cart=', '') });
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
