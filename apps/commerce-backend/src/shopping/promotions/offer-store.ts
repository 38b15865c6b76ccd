import { sql } from 'kysely';
import type { MarketAlias } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { Offer } from './core/offer.ts';

/** The offers that count in a market at that moment, in the order in which a line takes one. */
export async function currentOffers(db: Database, market: MarketAlias, now: Date): Promise<readonly Offer[]> {
  const rows = await db
    .selectFrom('offer')
    .select([
      'offer_id as offerId',
      'name',
      'hide_title as hideTitle',
      'effect',
      'kinds',
      'minimum_inc_vat as minimumIncVat',
    ])
    .select('markets')
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('offer_id')
    .execute();
  return rows.flatMap(({ markets, ...offer }) => (markets === null || markets.includes(market) ? offer : []));
}

export interface GiftQuery {
  readonly productKind: string;
  readonly market: MarketAlias;
  readonly cartId: string;
  /** SKUs that the cart is given along already, one unit each. */
  readonly given: readonly number[];
}

/** The units that the cart's own unpaid order holds. Placing that order again returns them. */
const heldByCart = (cartId: string) => sql<number>`(
  select coalesce(sum(order_row.from_stock + order_row.from_oversellable), 0)
  from order_row inner join customer_order on customer_order.id = order_row.order_id
  where order_row.sku_id = sku.sku_id and customer_order.cart_id = ${cartId} and customer_order.status = 'pending-payment')`;

/** The units that the cart claims before the gift: units that it buys, and other gifts. */
const claimedByCart = (cartId: string, given: readonly number[]) => sql<number>`(
  select coalesce(sum(quantity), 0) from cart_line where cart_line.sku_id = sku.sku_id and cart_line.cart_id = ${cartId})
  + (select count(*) from json_array_elements_text(${JSON.stringify(given)}::json) as gift (sku_id) where gift.sku_id::integer = sku.sku_id)`;

/**
 * The least expensive size of that kind with a unit left beside what the cart buys; undefined when there is no such
 * size.
 */
export async function findGift(
  db: Database,
  { productKind, market, cartId, given }: GiftQuery,
): Promise<{ readonly skuId: number; readonly productId: number } | undefined> {
  return db
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.product_id')
    .innerJoin('sku', 'sku.product_id', 'product.product_id')
    .innerJoin('sku_stock', 'sku_stock.sku_id', 'sku.sku_id')
    .select(['sku.sku_id as skuId', 'product.product_id as productId'])
    .where('product.kind', '=', productKind)
    .where('product.members_only', '=', false)
    .where('product_price.market', '=', market)
    .where(sql<boolean>`(sku_stock.static > 0
      or sku_stock.in_stock + sku_stock.oversellable + ${heldByCart(cartId)} > ${claimedByCart(cartId, given)})`)
    .orderBy('product_price.selling_inc_vat')
    .orderBy('sku.sku_id')
    .limit(1)
    .executeTakeFirst();
}
