import type { Language } from '@lyng/model';

/** Words of one meaning, by language, beside those that the search knows itself. */
export type Synonyms = Readonly<Partial<Record<Language, readonly (readonly string[])[]>>>;

/** The merchant's own choice of products for a phrase, as article numbers. */
export interface ProductRule {
  /** As it is written in the file. */
  readonly phrase: string;
  /** First in the results, in this order. */
  readonly pin: readonly string[];
  /** Not in the results. */
  readonly hide: readonly string[];
}

export type ProductRules = Readonly<Partial<Record<Language, readonly ProductRule[]>>>;

/** The merchant's rules for the search. */
export interface SearchRules {
  readonly synonyms: Synonyms;
  readonly products: ProductRules;
}

/** The rules of several files as those of one. */
export function joinByLanguage<Rule>(
  files: readonly Readonly<Partial<Record<Language, readonly Rule[]>>>[],
): Readonly<Partial<Record<Language, readonly Rule[]>>> {
  const joined: Partial<Record<Language, readonly Rule[]>> = {};
  for (const file of files)
    for (const [language, rules] of Object.entries(file) as [Language, readonly Rule[]][])
      joined[language] = [...(joined[language] ?? []), ...rules];
  return joined;
}
