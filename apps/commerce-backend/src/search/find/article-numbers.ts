import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { hasDigit } from '../core/words/words.ts';
import type { Word } from '../core/words/words.ts';

/** Max parts of a number that is written with spaces. */
const MAX_PARTS = 4;

const joinOf = (words: readonly Word[], from: number, count: number): string =>
  words.slice(from, from + count).reduce((all, { text }) => all + text, '');

/** The texts that neighbouring words are without their spaces, where they may be an article number. */
export const numberCandidates = (words: readonly Word[]): readonly string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PARTS, words.length - from) - 1 }, (__, more) =>
      joinOf(words, from, more + 2),
    ).filter(hasDigit),
  );

/** The words, with those that are the parts of a number as one word. */
export function joinNumbers(words: readonly Word[], isNumber: (text: string) => boolean): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(MAX_PARTS, words.length - at);
    while (count > 1 && !isNumber(joinOf(words, at, count))) count -= 1;
    joined.push(...(count > 1 ? [{ text: joinOf(words, at, count), parts: [] }] : words.slice(at, at + 1)));
    at += count;
  }
  return joined;
}

/** Max products of one number. */
const MAX_FOUND = 50;

const plain = (column: string) => sql`lower(translate(${sql.ref(column)}, '-./& ', ''))`;

/** Letters and digits from which the beginning of an article number is recognised. */
const MIN_BEGINNING = 4;

/** Finds products by article numbers and GTINs, written in small letters and without hyphens and spaces. */
export async function findByNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, number[]>();
  if (numbers.length === 0) return found;
  const wanted = sql.join(numbers.map((number) => sql`${number}::text`));
  const { rows } = await sql<{ number: string; product_id: number }>`
    (select ${plain('article_number')} as number, product_id from product where ${plain('article_number')} in (${wanted}) limit ${sql.lit(MAX_FOUND)})
    union (select ${plain('article_number')}, product_id from sku where ${plain('article_number')} in (${wanted}) limit ${sql.lit(MAX_FOUND)})
    union (select gtin, product_id from sku where gtin in (${wanted}) limit ${sql.lit(MAX_FOUND)})`.execute(db);
  for (const { number, product_id: id } of rows) found.set(number, [...(found.get(number) ?? []), id]);
  return found;
}

/** Finds products whose article number begins so, written as above. */
export async function findByBeginnings(
  db: Database,
  beginnings: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, readonly number[]>();
  for (const beginning of beginnings.filter(({ length }) => length >= MIN_BEGINNING)) {
    const { rows } = await sql<{ product_id: number }>`
      select product_id from product where starts_with(${plain('article_number')}, ${beginning}::text)
        order by article_number limit ${sql.lit(MAX_FOUND)}`.execute(db);
    if (rows.length > 0)
      found.set(
        beginning,
        rows.map(({ product_id: id }) => id),
      );
  }
  return found;
}
