import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../../database/database.ts';
import { rankedForms } from '../core/text-query.ts';
import type { QueryWord } from '../core/read-query.ts';

/** A product that a text finds, with what shoppers did with it. */
export interface Hit {
  readonly productId: number;
  readonly relevance: number;
  readonly clicks: number;
  readonly adds: number;
  readonly favourites: number;
  readonly phraseClicks: number;
}

interface Question {
  readonly language: Language;
  /** A `tsquery`. */
  readonly query: string;
  readonly words: readonly QueryWord[];
  readonly phrase: string;
  /** Hits that are looked at. */
  readonly most: number;
  /** So much of the catalogue meets the query at least, between 0 and 1. */
  readonly share?: number;
  /** How many products there are. */
  readonly products?: number;
  /** Documents that are walked through at most, unless another number is told. */
  readonly mostWalked?: number;
}

/** What a hit in each field is worth, least telling field first. */
const WEIGHTS = '{0.08, 0.25, 0.6, 1}';

/** Hits that are looked at because they were chosen when this very phrase was searched for. */
const MOST_CHOSEN = 200;

const rankOf = (words: readonly QueryWord[]) =>
  sql.join(
    words
      .flatMap(rankedForms)
      .map(
        ({ query, count, worth }) =>
          sql`${sql.lit(worth)} * least(1, ${sql.lit(count)} * ts_rank(${WEIGHTS}::real[], document, ${query}::tsquery))`,
      ),
    sql` + `,
  );

const parseHit = (line: string): Hit => {
  const [productId = 0, relevance = 0, clicks = 0, adds = 0, favourites = 0, phraseClicks = 0] = line
    .split(' ')
    .map(Number);
  return { productId, relevance, clicks, adds, favourites, phraseClicks };
};

/** What it takes to match a document, in looks at the index: measured, and good enough to choose by. */
const MATCHING = 12;

/** Documents that are walked through at most. */
const MOST_WALKED = 20_000;

/**
 * Whether walking from the best sold document on is shorter than asking the index, which finds every document before
 * the first is read: so for a word that a good part of a large catalogue has.
 */
const isWalked = ({ most, share = 0, products = 0, mostWalked = MOST_WALKED }: Question): boolean =>
  share > 0 && most / share < mostWalked && (most / share) * MATCHING < share * products;

/**
 * The products that meet the query, at most `most` of them, with what was chosen for the phrase beside. The documents
 * lie best sold first, and both ways in which PostgreSQL looks through them (from the beginning, or by the index and
 * then in the order of the table) keep to that; so a limit leaves the best sold, and the rest is neither read nor
 * ranked. All hits come as one text: a tenth of the time that thousands of rows take on PGlite.
 */
export const hits = (question: Question, walks = isWalked(question)) => {
  const { language, query, words, phrase, most, mostWalked = MOST_WALKED } = question;
  const meets = sql`language = ${sql.lit(language)} and document @@ ${query}::tsquery`;
  // A function is no operator of the index, and so not answered by it.
  const bestSold = walks
    ? sql`(select product_id, document from search_document where language = ${sql.lit(language)} limit ${sql.lit(mostWalked)}) as walked where ts_match_vq(document, ${query}::tsquery)`
    : sql`search_document where ${meets}`;
  return sql<{ lines: string | null; met: number }>`select string_agg(
      concat_ws(' ', product_id, relevance, coalesce(clicks, 0), coalesce(adds, 0), coalesce(favourites, 0), coalesce(phrase_clicks, 0)), ',') as lines,
      count(*) filter (where is_best_sold) as met
    from (
      select product_id, is_best_sold, round((${rankOf(words)})::numeric, 5) as relevance
      from (
        (select product_id, document, true as is_best_sold from ${bestSold} limit ${sql.lit(most)})
        union all
        (select product_id, document, false from (
            select product_id from phrase_interest where language = ${language} and phrase = ${phrase} order by clicks desc limit ${sql.lit(MOST_CHOSEN)}
          ) as liked join search_document using (product_id) where ${meets})
      ) as met
    ) as hit
    left join product_interest using (product_id)
    left join (
      select product_id, clicks as phrase_clicks from phrase_interest where language = ${language} and phrase = ${phrase}
    ) as chosen using (product_id)`;
};

/** Asks the database for the hits of a question. */
export async function queryHits(db: Database, question: Question): Promise<readonly Hit[]> {
  const walks = isWalked(question);
  let [row] = (await hits(question, walks).execute(db)).rows;
  // Much of the catalogue has the word, but not what sells best: the walk ended before it found enough.
  if (walks && (row?.met ?? 0) < question.most) [row] = (await hits(question, false).execute(db)).rows;
  const lines = row?.lines ?? '';
  return lines === '' ? [] : lines.split(',').map(parseHit);
}
