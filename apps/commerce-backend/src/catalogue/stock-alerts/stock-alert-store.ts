import { sql } from 'kysely';
import type { Language, MarketAlias } from '@lyng/model';
import { DAY_MS } from '../../platform/time.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** The address and the size of an alert, and the language of its mail. */
export interface StockAlert {
  readonly email: string;
  readonly skuId: number;
  readonly market: MarketAlias;
  readonly language: Language;
}

/** An alert expires after a year, in ms: then the address is deleted unused. */
const MAX_WAIT_MS = 365 * DAY_MS;

interface NewAlert extends StockAlert {
  readonly isMember: boolean;
  /** The user, when logged in. */
  readonly userId: string | null;
  readonly now: Date;
}

/**
 * Saves an alert once per address and size; false for a size that does not exist. The latest request decides its market
 * and language. An alert that a second user requests belongs to no account from then on, so that deleting one account
 * does not take it from the other.
 */
export async function saveAlert(
  db: Database,
  { email, skuId, market, language, isMember, userId, now }: NewAlert,
): Promise<boolean> {
  const sku = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('members_only')
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  if (sku === undefined || (sku.members_only && !isMember)) return false;
  const request = { market, language, asked_at: now };
  await db
    .insertInto('stock_alert')
    .values({ email, sku_id: skuId, user_id: userId, ...request })
    .onConflict((conflict) =>
      conflict.columns(['sku_id', 'email']).doUpdateSet(({ eb, ref }) => ({
        ...request,
        // Null when they differ.
        user_id: eb
          .case()
          .when('stock_alert.user_id', '=', ref('excluded.user_id'))
          .then(ref('excluded.user_id'))
          .end(),
      })),
    )
    .execute();
  return true;
}

/** An alert whose size is available again, with the data of its mail. */
export interface DueAlert extends StockAlert {
  readonly alertId: number;
  /** The only account that requested it. */
  readonly userId: string | null;
  readonly productAlias: string;
  readonly productName: string;
  readonly size: string;
  readonly brand: string;
  /** It was requested before the product was ever for sale. */
  readonly isFirstArrival: boolean;
}

/** The number of mails that are written in one batch. */
const BATCH = 500;

/** Takes the alerts whose size is available again: taken ones are deleted, so concurrent calls find none of them. */
export async function takeDueAlerts(transaction: DatabaseTransaction): Promise<readonly DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      delete from stock_alert where alert_id in (
        select alert_id from stock_alert join sku_stock using (sku_id)
        where in_stock + oversellable + static > 0
        order by alert_id limit ${BATCH} for update of stock_alert skip locked
      )
      returning alert_id, email, sku_id, market, language, user_id, asked_at
    )
    select due.alert_id as "alertId", due.email, due.sku_id as "skuId", due.market, due.language, due.user_id as "userId",
      product_text.alias as "productAlias", product_text.name as "productName", sku.name as size, brand.name as brand,
      due.asked_at < product.first_available_on as "isFirstArrival"
    from due join sku using (sku_id) join product using (product_id) join brand using (brand_id)
      join product_text on product_text.product_id = sku.product_id and product_text.language = due.language`.execute(
    transaction,
  );
  return rows;
}

/** Deletes the alerts of an account, for any address. */
export async function removeAlertsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('stock_alert').where('user_id', '=', userId).execute();
}

/** Purges expired alerts. */
export async function purgeOldAlerts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('stock_alert')
    .where('asked_at', '<', new Date(now.getTime() - MAX_WAIT_MS))
    .execute();
}
