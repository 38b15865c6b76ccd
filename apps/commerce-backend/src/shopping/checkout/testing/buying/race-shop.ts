import type { TestDatabase } from '../../../../platform/database/testing/test-databases.ts';
import { loadPromotions } from '../../../promotions/load-promotions.ts';
import { placeOrder } from '../documents.ts';
import { filledForm, openShop } from '../open-shop.ts';
import type { ShopParts, TestShop } from '../open-shop.ts';
import { auditBooks } from './audit-books.ts';
import { raceCatalogue, raceSkus, raceStock, RACE_UNITS } from './race-catalogue.ts';

/** When every race begins. */
export const raceStart = new Date('2026-03-02T10:00:00Z');

/** A code that races take 10 % off with; it counts once. */
export const ONE_USE = 'TEN';

/** The outcome of a race: how many requests, their results, and what is wrong afterwards. */
export interface RaceResult {
  readonly requests: number;
  /** The frequency of each result: `placed`, or the code of an error. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly orders: number;
  /** Empty when all is well. */
  readonly issues: readonly string[];
}

/** Opens a shop with the catalogue of the races. */
export async function openRaceShop(database: TestDatabase, parts: ShopParts = {}): Promise<TestShop> {
  const shop = await openShop(database, { catalogue: { name: 'races', source: raceCatalogue }, ...parts });
  const limit = { code: ONE_USE, startsAt: null, endsAt: null, markets: null, maxUses: 1, oncePerCustomer: false };
  await loadPromotions(shop.db, { offers: [], limits: [limit] });
  return shop;
}

/** Deletes carts and orders and refills the stock; quicker than reloading the catalogue. */
export async function resetShop(shop: TestShop): Promise<void> {
  await shop.emptyShopping();
  await shop.db
    .updateTable('sku_stock')
    .set({ in_stock: RACE_UNITS })
    .where('sku_id', 'in', [...raceSkus])
    .execute();
}

export interface Submit {
  /** The idempotency key. */
  readonly key?: string;
  /** The amount left to pay that the shopper was shown, in minor units. */
  readonly total?: number;
  /** The token of a logged-in shopper. */
  readonly token?: string;
}

/** Places the cart's order and returns its result: `placed`, or the code of an error. */
export async function submit(shop: TestShop, cartId: string, { key, total, token }: Submit = {}): Promise<string> {
  const checkout =
    total === undefined ? filledForm : { ...filledForm, merchantData: JSON.stringify({ expectedTotalIncVat: total }) };
  const { errors } = await shop.request(
    placeOrder,
    { cartId, checkout, marketId: 'dk' },
    {
      ...(key !== undefined && { 'x-idempotency-key': key }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  );
  return errors[0] === undefined ? 'placed' : String(errors[0].extensions?.['code'] ?? 'an error without a code');
}

/** Counts the results, finds those that no shopper should get, and audits the books. */
export async function evaluateRace(
  shop: TestShop,
  results: readonly string[],
  expectedErrors: readonly string[],
): Promise<RaceResult> {
  const outcomes: Record<string, number> = {};
  for (const outcome of results) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const unexpected = Object.keys(outcomes).filter(
    (outcome) => outcome !== 'placed' && !expectedErrors.includes(outcome),
  );
  const placed = await shop.db.selectFrom('customer_order').select('id').where('status', '!=', 'cancelled').execute();
  return {
    requests: results.length,
    outcomes,
    orders: placed.length,
    issues: [...unexpected.map((outcome) => `a shopper got ${outcome}`), ...(await auditBooks(shop.db, raceStock))],
  };
}
