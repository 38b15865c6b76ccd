import type { TestDatabase } from '../../../../database/testing/test-databases.ts';
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

/** What came of a race: how many asked, what they were told, and what is wrong afterwards. */
export interface RaceResult {
  readonly asked: number;
  /** How often each answer was given: `placed`, or the code of a refusal. */
  readonly answers: Readonly<Record<string, number>>;
  readonly orders: number;
  /** Empty when all is well. */
  readonly faults: readonly string[];
}

/** Opens a shop with the catalogue of the races. */
export async function openRaceShop(database: TestDatabase, parts: ShopParts = {}): Promise<TestShop> {
  const shop = await openShop(database, { catalogue: { name: 'races', source: raceCatalogue }, ...parts });
  const limit = { code: ONE_USE, startsAt: null, endsAt: null, markets: null, mostUses: 1, oncePerCustomer: false };
  await loadPromotions(shop.db, { offers: [], limits: [limit] });
  return shop;
}

/** Empties carts and orders and fills the shelves again; quicker than loading the catalogue anew. */
export async function lineUp(shop: TestShop): Promise<void> {
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
  /** What the shopper was shown as left to pay, in minor units. */
  readonly total?: number;
  /** Of whoever is logged in. */
  readonly token?: string;
}

/** Places the cart's order and gives what the shopper is told: `placed`, or the code of a refusal. */
export async function submit(shop: TestShop, cartId: string, { key, total, token }: Submit = {}): Promise<string> {
  const checkout =
    total === undefined ? filledForm : { ...filledForm, merchantData: JSON.stringify({ expectedTotalIncVat: total }) };
  const { errors } = await shop.ask(
    placeOrder,
    { cartId, checkout, marketId: 'dk' },
    {
      ...(key !== undefined && { 'x-idempotency-key': key }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  );
  return errors[0] === undefined ? 'placed' : String(errors[0].extensions?.['code'] ?? 'an error without a code');
}

/** Counts the answers, finds those that nobody should get, and looks through the books. */
export async function judgeRace(
  shop: TestShop,
  told: readonly string[],
  refusals: readonly string[],
): Promise<RaceResult> {
  const answers: Record<string, number> = {};
  for (const answer of told) answers[answer] = (answers[answer] ?? 0) + 1;
  const unexpected = Object.keys(answers).filter((answer) => answer !== 'placed' && !refusals.includes(answer));
  const placed = await shop.db.selectFrom('customer_order').select('id').where('status', '!=', 'cancelled').execute();
  return {
    asked: told.length,
    answers,
    orders: placed.length,
    faults: [...unexpected.map((answer) => `a shopper was told ${answer}`), ...(await auditBooks(shop.db, raceStock))],
  };
}
