import type { Database } from '../../src/platform/database/database.ts';
import type { SetQuery, EvaluationSet, QueryLanguage } from './evaluation-set.ts';
import { DEPTH } from './metrics.ts';
import { makeBm25 } from './plain-bm25.ts';
import type { Bm25 } from './plain-bm25.ts';
import type { Ranking } from './ranking.ts';
import { readStemsOfTexts } from './stem-words.ts';
import type { StemsOfText } from './stem-words.ts';

interface Bm25Options {
  readonly name: string;
  /** The number of times that a word of the title counts. */
  readonly titleTimes: number;
  readonly stemLanguageOf: (query: SetQuery) => QueryLanguage;
}

/** Plain BM25 over title and text. */
export async function rankByBm25(
  db: Database,
  { products, queries }: EvaluationSet,
  { name, titleTimes, stemLanguageOf }: Bm25Options,
): Promise<Ranking> {
  const indexes = new Map<QueryLanguage, { readonly stemsOf: StemsOfText; readonly bm25: Bm25 }>();
  for (const language of new Set(queries.map(stemLanguageOf))) {
    const texts = products.flatMap(({ title, text }) => [title, text]);
    const stemsOf = await readStemsOfTexts(db, language, [...texts, ...queries.map(({ text }) => text)]);
    const documents = products.map(({ title, text }) => [
      ...Array.from({ length: titleTimes }, () => stemsOf(title)).flat(),
      ...stemsOf(text),
    ]);
    indexes.set(language, { stemsOf, bm25: makeBm25(documents) });
  }
  return {
    name,
    rank: async (query) => {
      const index = indexes.get(stemLanguageOf(query));
      const found = index === undefined ? [] : index.bm25(index.stemsOf(query.text), DEPTH);
      return found.flatMap(({ place }) => products[place]?.id ?? []);
    },
  };
}
