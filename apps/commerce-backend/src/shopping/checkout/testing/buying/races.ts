import { createRandom } from '@lyng/demo-catalogue/core';
import type { Random } from '@lyng/demo-catalogue/core';
import { makeConfig } from '../../../../testing/test-config.ts';
import { balancesOf, creditBalance } from '../../../balance/balance-store.ts';
import { settlePayment } from '../../../payments/settle-payment.ts';
import type { PaymentOutcome } from '../../../payments/settle-payment.ts';
import { tokenSigner } from '../../../../testing/token-signer.ts';
import { setCartPromoCode, updateCartItem } from '../documents.ts';
import type { TestShop } from '../open-shop.ts';
import { makeFullCarts } from './full-carts.ts';
import type { FullCart } from './full-carts.ts';
import { raceSkus, RACE_UNITS } from './race-catalogue.ts';
import { evaluateRace, resetShop, ONE_USE, raceStart, submit } from './race-shop.ts';
import type { RaceResult } from './race-shop.ts';

/** One unit of one size, sent home: 200 kr and 49 kr. */
const ONE_SHOE = 249_00;
const ONE_SHOE_WITH_CODE = 229_00;
const CARD = 'GK2222333344445555';

const [firstSku, secondSku] = raceSkus;

/**
 * One unit for each buyer, one size after the other: buyers of the same size wait for stock, and race for nothing else.
 */
const oneEach = (buyers: number, more: Omit<FullCart, 'lines'> = {}): readonly FullCart[] =>
  Array.from({ length: buyers }, (_, buyer) => ({
    ...more,
    lines: [[raceSkus[buyer % raceSkus.length] ?? firstSku, 1]],
  }));

const expectCount = ({ issues, ...result }: RaceResult, orders: number): RaceResult =>
  result.orders === orders
    ? { ...result, issues }
    : { ...result, issues: [...issues, `${String(result.orders)} orders instead of ${String(orders)}`] };

const makeCard = (shop: TestShop, code: string, value: number) =>
  shop.db
    .insertInto('gift_card')
    .values({
      code,
      currency: 'DKK',
      value,
      balance: value,
      bought_with: null,
      created_at: raceStart,
      expires_at: new Date('2029-03-02'),
    })
    .execute();

/**
 * Many buyers at once of five sizes with 50 units each. Every buyer wants all five sizes, in an order of their own, so
 * that there are as many orders as units; or each wants some of them.
 */
export async function rush(
  shop: TestShop,
  {
    seed,
    buyers,
    wants,
  }: { readonly seed: number; readonly buyers: number; readonly wants: 'all sizes' | 'some sizes' },
): Promise<RaceResult> {
  const random = createRandom(seed);
  await resetShop(shop);
  const linesOf = () => {
    const count = wants === 'all sizes' ? raceSkus.length : random.between(1, raceSkus.length);
    return random
      .shuffle(raceSkus)
      .slice(0, count)
      .map((skuId) => [skuId, wants === 'all sizes' ? 1 : random.between(1, 3)] as const);
  };
  const carts = await makeFullCarts(
    shop.db,
    Array.from({ length: buyers }, () => ({ lines: linesOf() })),
    raceStart,
  );
  const result = await evaluateRace(shop, await Promise.all(carts.map((cartId) => submit(shop, cartId))), [
    'InsufficientStock',
  ]);
  return wants === 'all sizes' ? expectCount(result, Math.min(buyers, RACE_UNITS)) : result;
}

/** Carts of two sizes, every other in the opposite order: no shopper gets a deadlock error. */
export async function oppositeOrders(shop: TestShop, buyers: number): Promise<RaceResult> {
  await resetShop(shop);
  const lines = [
    [firstSku, 1],
    [secondSku, 1],
  ] as const;
  const carts = await makeFullCarts(
    shop.db,
    Array.from({ length: buyers }, (_, buyer) => ({ lines: buyer % 2 === 0 ? lines : lines.toReversed() })),
    raceStart,
  );
  return expectCount(
    await evaluateRace(shop, await Promise.all(carts.map((cartId) => submit(shop, cartId))), ['InsufficientStock']),
    Math.min(buyers, RACE_UNITS),
  );
}

/**
 * Many submits of few carts. Under one key to each cart, as a page that is pressed again and again sends them; or every
 * other under a key of its own and the rest under none, as tabs without a shared key do.
 */
export async function submitStorm(
  shop: TestShop,
  { submits, keys, shared }: { readonly submits: number; readonly keys: number; readonly shared: boolean },
): Promise<RaceResult> {
  await resetShop(shop);
  const carts = await makeFullCarts(shop.db, oneEach(keys), raceStart);
  const optionsOf = (click: number) => {
    if (shared) return { key: `key-${String(click % keys)}` };
    return Math.floor(click / keys) % 2 === 0 ? {} : { key: `click-${String(click)}` };
  };
  const results = await Promise.all(
    Array.from({ length: submits }, (_, click) => submit(shop, carts[click % keys] ?? '', optionsOf(click))),
  );
  return expectCount(await evaluateRace(shop, results, []), keys);
}

/**
 * Many carts at once, each to be paid with the same gift card as it was shown to them, which is enough for one of them.
 */
export async function oneGiftCard(shop: TestShop, buyers: number): Promise<RaceResult> {
  await resetShop(shop);
  await makeCard(shop, CARD, ONE_SHOE);
  const carts = await makeFullCarts(shop.db, oneEach(buyers, { giftCard: CARD }), raceStart);
  const results = await Promise.all(carts.map((cartId) => submit(shop, cartId, { total: 0 })));
  return expectCount(await evaluateRace(shop, results, ['GiftCardSpent', 'PriceChanged']), 1);
}

/** Many carts at once, each at the price with the same code, which counts once. */
export async function oneCode(shop: TestShop, buyers: number): Promise<RaceResult> {
  await resetShop(shop);
  const carts = await makeFullCarts(shop.db, oneEach(buyers, { promoCode: ONE_USE }), raceStart);
  const results = await Promise.all(carts.map((cartId) => submit(shop, cartId, { total: ONE_SHOE_WITH_CODE })));
  return expectCount(await evaluateRace(shop, results, ['PromoCodeUsed', 'PriceChanged']), 1);
}

const customer = { userId: 'race', currency: 'DKK' } as const;

/** Gives the customer so much and nothing else, and logs them in. */
const creditCustomer = async (shop: TestShop, amount: number): Promise<string> => {
  await shop.db.deleteFrom('customer_balance').execute();
  await creditBalance(shop.db, customer, amount);
  const sign = await tokenSigner(shop.db);
  return sign({
    sid: customer.userId,
    exp: raceStart.getTime() / 1000 + 86_400,
  });
};

/** Checks that the customer's balance and the money that orders took add up to the credited money. */
const withBalanceChecked = async (shop: TestShop, result: RaceResult, credited: number): Promise<RaceResult> => {
  const left = (await balancesOf(shop.db, customer.userId)).reduce((sum, { amount }) => sum + amount, 0);
  const spent = (await shop.db.selectFrom('balance_spending').select('amount').execute()).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  return left + spent === credited
    ? result
    : {
        ...result,
        issues: [...result.issues, `a balance of ${String(credited)} has become ${String(left)} and ${String(spent)}`],
      };
};

/** Many carts of one customer at once, each to be paid with the complete balance, which is enough for one of them. */
export async function oneBalance(shop: TestShop, buyers: number): Promise<RaceResult> {
  await resetShop(shop);
  const token = await creditCustomer(shop, ONE_SHOE);
  const carts = await makeFullCarts(shop.db, oneEach(buyers), raceStart);
  const results = await Promise.all(carts.map((cartId) => submit(shop, cartId, { total: 0, token })));
  return withBalanceChecked(
    shop,
    expectCount(await evaluateRace(shop, results, ['BalanceSpent', 'PriceChanged']), 1),
    ONE_SHOE,
  );
}

const outcomes: readonly PaymentOutcome[] = ['captured', 'declined', 'expired'];

const latestPayment = async (shop: TestShop, cartId: string): Promise<string | undefined> =>
  (
    await shop.db
      .selectFrom('payment')
      .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
      .select('payment.uid')
      .where('customer_order.cart_id', '=', cartId)
      .orderBy('payment.order_id', 'desc')
      .executeTakeFirst()
  )?.uid;

const settleLatest = async (shop: TestShop, cartId: string, outcome: PaymentOutcome): Promise<string> => {
  const uid = await latestPayment(shop, cartId);
  if (uid !== undefined) await settlePayment({ db: shop.db, config: makeConfig() }, uid, outcome, raceStart);
  return 'settled';
};

/** One random step of a shopper, another tab or the payment provider. */
const act = async (shop: TestShop, random: Random, cartId: string, token: string): Promise<string> => {
  const change = async (document: string, variables: object) => {
    const { errors } = await shop.request(document, { id: cartId, marketId: 'dk', ...variables });
    return errors[0] === undefined ? 'changed' : String(errors[0].extensions?.['code']);
  };
  const kind = random.between(1, 10);
  if (kind <= 4) return submit(shop, cartId, random.chance(0.5) ? { token } : {});
  if (kind <= 6)
    return change(updateCartItem, { item: { skuId: random.pick(raceSkus), quantity: random.between(0, 3) } });
  if (kind === 7) return change(setCartPromoCode, { promoCode: '' });
  return settleLatest(shop, cartId, random.pick(outcomes));
};

/** Acts that happen at the same time. */
const WAVE = 10;

const randomActErrors = [
  'changed',
  'settled',
  'InsufficientStock',
  'GiftCardSpent',
  'BalanceSpent',
  'PromoCodeUsed',
  // The shopper gets the new total first.
  'PriceChanged',
  'CartCompleted',
  'EmptyCart',
];

/**
 * Six carts that share sizes, three cards, a balance and a code are placed, changed, paid, declined and left at random,
 * by the customer and by guests, all at once, so that money and stock go to and fro between them.
 */
export async function randomActs(
  shop: TestShop,
  { seed, acts }: { readonly seed: number; readonly acts: number },
): Promise<RaceResult> {
  const random = createRandom(seed);
  await resetShop(shop);
  const cards = ['GK2222222222222222', 'GK3333333333333333', 'GK4444444444444444'];
  for (const code of cards) await makeCard(shop, code, 300_00);
  const token = await creditCustomer(shop, 500_00);
  const carts = await makeFullCarts(
    shop.db,
    Array.from({ length: 6 }, (_, cart) => ({
      lines: [[random.pick(raceSkus), random.between(1, 9)]] as const,
      giftCard: cards[cart % cards.length] ?? CARD,
      promoCode: cart % 2 === 0 ? ONE_USE : '',
    })),
    raceStart,
  );
  const results: string[] = [];
  // Wave after wave: all at once, most would come before there is anything to pay or to change.
  while (results.length < acts)
    results.push(
      ...(await Promise.all(Array.from({ length: WAVE }, () => act(shop, random, random.pick(carts), token)))),
    );
  return withBalanceChecked(shop, await evaluateRace(shop, results, randomActErrors), 500_00);
}
