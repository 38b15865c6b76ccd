import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A product, and the number of orders or histories that it shares with the given ones. */
export interface Companion {
  readonly productId: number;
  readonly times: number;
}

const MAX_COMPANIONS = 60;
/** Orders and histories of each product that are read, newest first: enough for the companions of a bestseller. */
const NEWEST = 2000;

const listed = (productIds: readonly number[]) =>
  sql`(values ${sql.join(productIds.map((id) => sql`(${id}::integer)`))}) as seed (product_id)`;

/** Products of the same orders; paid ones only. */
export async function boughtTogether(
  db: Database,
  productIds: readonly number[],
  newest = NEWEST,
): Promise<readonly Companion[]> {
  if (productIds.length === 0) return [];
  const { rows } =
    await sql<Companion>`select other.product_id as "productId", count(distinct other.order_id)::integer as times
    from ${listed(productIds)}
    cross join lateral (
      select row.order_id from order_row as row
      join customer_order as paid on paid.id = row.order_id and paid.completed_at is not null
      where row.product_id = seed.product_id
      order by row.order_id desc limit ${sql.lit(newest)}
    ) as own
    join order_row as other on other.order_id = own.order_id and other.product_id not in (${sql.join(productIds)})
    group by other.product_id order by times desc, other.product_id limit ${sql.lit(MAX_COMPANIONS)}`.execute(db);
  return rows;
}

/** Products that visitors of the given ones also viewed. */
export async function alsoViewed(
  db: Database,
  productIds: readonly number[],
  newest = NEWEST,
): Promise<readonly Companion[]> {
  if (productIds.length === 0) return [];
  const { rows } =
    await sql<Companion>`select other.product_id as "productId", count(distinct other.customer_key)::integer as times
    from ${listed(productIds)}
    cross join lateral (
      select viewed.market, viewed.customer_key from viewed_product as viewed
      where viewed.product_id = seed.product_id
      order by viewed.viewed_at desc limit ${sql.lit(newest)}
    ) as own
    join viewed_product as other on other.market = own.market and other.customer_key = own.customer_key and other.product_id not in (${sql.join(productIds)})
    group by other.product_id order by times desc, other.product_id limit ${sql.lit(MAX_COMPANIONS)}`.execute(db);
  return rows;
}
