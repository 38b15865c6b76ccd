import { sql } from 'kysely';
import type { Language, MarketAlias } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../database/database.ts';

/** Who waits for what, and whom to write to in which words. */
export interface StockAlert {
  readonly email: string;
  readonly skuId: number;
  readonly market: MarketAlias;
  readonly language: Language;
}

/** Nobody waits longer than a year, in ms: after that the address is forgotten unused. */
const LONGEST_WAIT_MS = 365 * 24 * 60 * 60 * 1000;

interface NewAlert extends StockAlert {
  /** Who asks, when logged in. */
  readonly userId: string | null;
  readonly now: Date;
}

/**
 * Keeps an alert once per address and size; false for a size that does not exist. One that somebody else asks for as well
 * is nobody's from then on, so that nobody's deleted account takes it from the other.
 */
export async function keepAlert(
  db: Database,
  { email, skuId, market, language, userId, now }: NewAlert,
): Promise<boolean> {
  const sku = await db.selectFrom('sku').select('sku_id').where('sku_id', '=', skuId).executeTakeFirst();
  if (sku === undefined) return false;
  await db
    .insertInto('stock_alert')
    .values({ email, sku_id: skuId, market, language, asked_at: now, user_id: userId })
    .onConflict((conflict) =>
      conflict
        .columns(['sku_id', 'email'])
        .doUpdateSet({ user_id: null })
        .where(({ eb, ref }) => eb('stock_alert.user_id', 'is distinct from', ref('excluded.user_id'))),
    )
    .execute();
  return true;
}

/** An alert whose size can be bought again, with what its mail says. */
export interface DueAlert extends StockAlert {
  readonly alertId: number;
  /** The account that alone asked for it. */
  readonly userId: string | null;
  readonly productAlias: string;
  readonly productName: string;
  readonly size: string;
  readonly brand: string;
  /** It was asked for before the product was ever for sale. */
  readonly isFirstArrival: boolean;
}

/** How many mails are written in one go. */
const BATCH = 500;

/** Takes the alerts whose size can be bought again: taken ones are gone, so whoever else looks at the same time finds none of them. */
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

/** Forgets what an account waits for, whichever addresses it named. */
export async function forgetAlertsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('stock_alert').where('user_id', '=', userId).execute();
}

/** Forgets who has waited too long. */
export async function forgetOldAlerts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('stock_alert')
    .where('asked_at', '<', new Date(now.getTime() - LONGEST_WAIT_MS))
    .execute();
}
