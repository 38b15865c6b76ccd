import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** A product, and in how many orders or histories it stood beside the ones asked about. */
export interface Companion {
  readonly productId: number;
  readonly times: number;
}

const MOST = 60;
/** Orders and histories of each product that are looked at, newest first: what a best seller goes with is known from so many. */
const NEWEST = 2000;

const listed = (productIds: readonly number[]) =>
  sql`(values ${sql.join(productIds.map((id) => sql`(${id}::integer)`))}) as seed (product_id)`;

/** What was bought in the same orders; paid ones only. */
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
      join customer_order as paid on paid.id = row.order_id and paid.status = 'received'
      where row.product_id = seed.product_id
      order by row.order_id desc limit ${sql.lit(newest)}
    ) as own
    join order_row as other on other.order_id = own.order_id and other.product_id not in (${sql.join(productIds)})
    group by other.product_id order by times desc, other.product_id limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** What those looked at who looked at these. */
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
    group by other.product_id order by times desc, other.product_id limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** What shoppers did with a product. */
export interface Interest {
  readonly clicks: number;
  readonly adds: number;
  readonly favourites: number;
}

export const noInterest: Interest = { clicks: 0, adds: 0, favourites: 0 };

/** Products whose interest is looked at when nothing was searched for; below these it changes little. */
const MOST_INTERESTING = 2000;

/** Clicks, carts and favourites of the products that most was done with, as the ranking weighs them. */
export async function interestOf(db: Database): Promise<ReadonlyMap<number, Interest>> {
  const rows = await db
    .selectFrom('product_interest')
    .selectAll()
    .orderBy(sql`clicks + 3 * favourites + 5 * adds`, 'desc')
    .limit(MOST_INTERESTING)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}
