import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Interest } from '../core/ranking/rank.ts';
import type { InterestKind } from '../search-tables.ts';

const columns: Readonly<Record<InterestKind, 'clicks' | 'adds' | 'favourites'>> = {
  click: 'clicks',
  add: 'adds',
  favourite: 'favourites',
};

interface Action {
  readonly kind: InterestKind;
  readonly sessionKey: string;
  readonly productId: number;
  readonly language: Language;
  /** The search phrase, or empty. */
  readonly phrase: string;
  readonly at: Date;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Counts a shopper's action on a product, once per session and day: a notification may be sent twice. */
export async function recordInterest(
  db: Database,
  { kind, sessionKey, productId, language, phrase, at }: Action,
): Promise<void> {
  const column = columns[kind];
  await inTransaction(db, async (transaction) => {
    const noted = await transaction
      .insertInto('search_event')
      .values({ session_key: sessionKey, kind, product_id: productId, happened_on: dayOf(at) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('product_id')
      .executeTakeFirst();
    if (noted === undefined) return;
    await sql`insert into product_interest (product_id, ${sql.ref(column)}) values (${productId}, 1)
      on conflict (product_id) do update set ${sql.ref(column)} = product_interest.${sql.ref(column)} + 1`.execute(
      transaction,
    );
    if (phrase === '') return;
    await transaction
      .insertInto('phrase_interest')
      .values({ language, phrase, product_id: productId, clicks: 1, last_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['language', 'phrase', 'product_id'])
          .doUpdateSet((set) => ({ clicks: set('phrase_interest.clicks', '+', 1), last_at: at })),
      )
      .execute();
  });
}

/** Removes a favourite of this session. */
export async function deleteFavourite(db: Database, sessionKey: string, productId: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const withdrawn = await transaction
      .deleteFrom('search_event')
      .where('session_key', '=', sessionKey)
      .where('kind', '=', 'favourite')
      .where('product_id', '=', productId)
      .returning('product_id')
      .execute();
    if (withdrawn.length === 0) return;
    await sql`update product_interest set favourites = greatest(0, favourites - ${withdrawn.length}) where product_id = ${productId}`.execute(
      transaction,
    );
  });
}

/** Products that were favoured in a session. */
export async function favouritesOf(db: Database, sessionKey: string | undefined): Promise<readonly number[]> {
  if (sessionKey === undefined) return [];
  const rows = await db
    .selectFrom('search_event')
    .select('product_id')
    .distinct()
    .where('session_key', '=', sessionKey)
    .where('kind', '=', 'favourite')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Products whose interest is read without a search phrase; below these it changes little. */
const MAX_INTERESTING = 2000;

/** Clicks, carts and favourites of the products with the most actions, as the ranking weighs them. */
export async function interestOf(db: Database): Promise<ReadonlyMap<number, Interest>> {
  const rows = await db
    .selectFrom('product_interest')
    .selectAll()
    .orderBy(sql`clicks + 3 * favourites + 5 * adds`, 'desc')
    .limit(MAX_INTERESTING)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** The interest in some products; leaves out products without any. */
export async function readInterest(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Interest>> {
  const { rows } = await sql<Interest & { readonly product_id: number }>`select * from product_interest
    where product_id in (select value::integer from json_array_elements_text(${JSON.stringify(productIds)}::json))`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** Products that are looked at because shoppers clicked them after a search for this exact phrase. */
const MAX_CHOSEN = 200;

/** The clicks on products after a search for a phrase. */
export async function readPhraseClicks(
  db: Database,
  language: Language,
  phrase: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('phrase_interest')
    .select(['product_id', 'clicks'])
    .where('language', '=', language)
    .where('phrase', '=', phrase)
    .orderBy('clicks', 'desc')
    .limit(MAX_CHOSEN)
    .execute();
  return new Map(rows.map(({ product_id: id, clicks }) => [id, clicks]));
}
