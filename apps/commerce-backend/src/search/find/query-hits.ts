import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { rankedForms } from '../core/text-query.ts';
import type { QueryWord } from '../core/read-query.ts';

/** A product that a text finds, with the actions of shoppers on it. */
export interface Hit {
  readonly productId: number;
  readonly relevance: number;
  readonly clicks: number;
  readonly adds: number;
  readonly favourites: number;
  readonly phraseClicks: number;
  /** It matches `HitQuery.exact` too; unknown of those that are included for their clicks. */
  readonly isExact: boolean;
}

interface HitQuery {
  readonly language: Language;
  /** A `tsquery`. */
  readonly query: string;
  /** A narrower `tsquery`; the hits that match it are marked. */
  readonly exact?: string;
  readonly words: readonly QueryWord[];
  readonly phrase: string;
  /** Max hits. */
  readonly max: number;
  /** Min share of the catalogue that matches the query, between 0 and 1. */
  readonly share?: number;
  /** How many products there are. */
  readonly products?: number;
  /** Max documents of a scan, unless the query sets another number. */
  readonly maxScanned?: number;
}

/** The score of a hit in each field, least relevant field first. */
const WEIGHTS = '{0.08, 0.25, 0.6, 1}';

/** Max hits that are included because shoppers clicked them after a search for this exact phrase. */
const MAX_CHOSEN = 200;

const rankOf = (words: readonly QueryWord[]) =>
  sql.join(
    words
      .flatMap(rankedForms)
      .map(
        ({ query, count, weight }) =>
          sql`${sql.lit(weight)} * least(1, ${sql.lit(count)} * ts_rank(${WEIGHTS}::real[], document, ${query}::tsquery))`,
      ),
    sql` + `,
  );

const parseHit = (line: string): Hit => {
  const [productId = 0, relevance = 0, clicks = 0, adds = 0, favourites = 0, phraseClicks = 0, exact = 0] = line
    .split(' ')
    .map(Number);
  return { productId, relevance, clicks, adds, favourites, phraseClicks, isExact: exact === 1 };
};

/**
 * The cost of matching a document, in index lookups. Measured 1.2 µs of processor time, and 0.3–2 µs for a lookup; 2,
 * because the matches may lie far behind. See docs/measurements/catalogue-scale.md.
 */
const MATCHING = 2;

/** Max documents of a scan. */
const MAX_SCANNED = 20_000;

/**
 * Whether a scan from the bestseller on is shorter than the index, which finds every document before the first is read:
 * true for a word that a good part of a large catalogue has.
 */
const isScanned = ({ max, share = 0, products = 0, maxScanned = MAX_SCANNED }: HitQuery): boolean =>
  share > 0 && max / share < maxScanned && (max / share) * MATCHING < share * products;

/**
 * The products that match the query, at most `max` of them, and those chosen for the phrase. The documents are stored
 * bestsellers first, and both ways in which PostgreSQL reads them (from the beginning, or by the index and then in the
 * order of the table) preserve that; so a limit leaves the bestsellers, and the rest is neither read nor ranked. All
 * hits come as one text: a tenth of the time that thousands of rows take on PGlite.
 */
export const hits = (hitQuery: HitQuery, scans = isScanned(hitQuery)) => {
  const { language, query, exact, words, phrase, max, maxScanned = MAX_SCANNED } = hitQuery;
  const isExact = exact === undefined ? sql`false` : sql`is_best_sold and document @@ ${exact}::tsquery`;
  const condition = sql`language = ${sql.lit(language)} and document @@ ${query}::tsquery`;
  // A function is not an operator of the index, and so does not use it.
  const bestSold = scans
    ? sql`(select product_id, document from search_document where language = ${sql.lit(language)} limit ${sql.lit(maxScanned)}) as scanned where ts_match_vq(document, ${query}::tsquery)`
    : sql`search_document where ${condition}`;
  return sql<{ lines: string | null; met: number }>`select string_agg(
      concat_ws(' ', product_id, relevance, coalesce(clicks, 0), coalesce(adds, 0), coalesce(favourites, 0), coalesce(phrase_clicks, 0), is_exact::integer), ',') as lines,
      count(*) filter (where is_best_sold) as met
    from (
      select product_id, is_best_sold, ${isExact} as is_exact, round((${rankOf(words)})::numeric, 5) as relevance
      from (
        (select product_id, document, true as is_best_sold from ${bestSold} limit ${sql.lit(max)})
        union all
        (select product_id, document, false from (
            select product_id from phrase_interest where language = ${language} and phrase = ${phrase} order by clicks desc limit ${sql.lit(MAX_CHOSEN)}
          ) as liked join search_document using (product_id) where ${condition})
      ) as met
    ) as hit
    left join product_interest using (product_id)
    left join (
      select product_id, clicks as phrase_clicks from phrase_interest where language = ${language} and phrase = ${phrase}
    ) as chosen using (product_id)`;
};

/** Queries the database for hits. */
export async function queryHits(db: Database, hitQuery: HitQuery): Promise<readonly Hit[]> {
  const scans = isScanned(hitQuery);
  let [row] = (await hits(hitQuery, scans).execute(db)).rows;
  // Much of the catalogue has the word, but not the bestsellers: the scan ended before it found enough.
  if (scans && (row?.met ?? 0) < hitQuery.max) [row] = (await hits(hitQuery, false).execute(db)).rows;
  const lines = row?.lines ?? '';
  return lines === '' ? [] : lines.split(',').map(parseHit);
}
