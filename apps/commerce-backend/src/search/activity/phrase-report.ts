import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';

/** A phrase, by how many visitors it was searched, and how many products it found last. */
export interface ReportedPhrase {
  readonly phrase: string;
  readonly searches: number;
  readonly hits: number;
}

/** The searched phrases of a market and language, most frequent first. */
export interface PhraseReport {
  readonly market: string;
  readonly language: Language;
  readonly found: readonly ReportedPhrase[];
  /** No product has all of their words. */
  readonly unfound: readonly ReportedPhrase[];
}

type Row = ReportedPhrase & { readonly market: string; readonly language: Language };

/** Reads at most `max` phrases with and `max` without results for each market and language. For the merchant only. */
export async function readPhraseReport(db: Database, max: number): Promise<readonly PhraseReport[]> {
  const { rows } = await sql<Row>`select market, language, phrase, searches, hits from (
      select *, row_number() over (partition by market, language, hits > 0 order by searches desc, phrase) as place
      from searched_phrase
    ) as ranked where place <= ${max} order by market, language, searches desc, phrase`.execute(db);
  const byPlace = Map.groupBy(rows, ({ market, language }) => `${market} ${language}`);
  return [...byPlace.values()].flatMap((phrases) => {
    const [first] = phrases;
    return first === undefined
      ? []
      : {
          market: first.market,
          language: first.language,
          found: phrases.filter(({ hits }) => hits > 0),
          unfound: phrases.filter(({ hits }) => hits === 0),
        };
  });
}
