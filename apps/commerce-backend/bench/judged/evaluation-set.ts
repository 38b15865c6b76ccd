import type { Language, SourceGender } from '@lyng/model';

/** A language that shoppers of a set write in: one of the shop's, or English. */
export type QueryLanguage = Language | 'en';

export interface SetProduct {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Empty where it is not stated, as are the category and the colour. */
  readonly brand: string;
  /** The names from the root to the leaf. */
  readonly category: readonly string[];
  readonly colour: string;
  readonly gender: SourceGender;
  readonly sizes: readonly string[];
}

export interface SetQuery {
  readonly id: string;
  readonly language: QueryLanguage;
  /** Any name for queries of one kind, whose figures are printed together. */
  readonly sort: string;
  readonly text: string;
}

/** Queries, and how good products are for them. */
export interface EvaluationSet {
  readonly name: string;
  readonly licence: string;
  readonly products: readonly SetProduct[];
  readonly queries: readonly SetQuery[];
  /** The gain of each product with a judgement, 0 or more, by query and product. */
  readonly judgements: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The gain of a product without a judgement for a query. */
  readonly unjudgedGain: number;
  /** A query succeeds with a product of that gain. */
  readonly successGain: number;
  /** The language of the shop in which English queries are run. */
  readonly searchLanguage: Language;
}

/** The language of the shop in which a query is run. */
export const searchLanguageOf = ({ searchLanguage }: EvaluationSet, { language }: SetQuery): Language =>
  language === 'en' ? searchLanguage : language;
