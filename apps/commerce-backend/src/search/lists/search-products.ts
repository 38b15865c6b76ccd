import { phraseOf } from '../core/words.ts';
import { isOpen } from '../wire/search-context.ts';
import type { SearchContext } from '../wire/search-context.ts';
import type { TextHits, TextSearchOptions } from '../find/text-search.ts';

export interface SearchResults extends TextHits {
  /** Ordinals of those that are sold in the market, best first. */
  readonly ordinals: Int32Array;
  readonly phrase: string;
}

/** The results of a text in the market of the request. */
export async function searchProducts(
  { search, view }: SearchContext,
  text: string,
  options: Pick<TextSearchOptions, 'corrects' | 'max' | 'isPartly'> = {},
): Promise<SearchResults> {
  const hits = await search.find({ snapshot: view.snapshot, language: view.scope.language, text, ...options });
  return { ...hits, phrase: phraseOf(text), ordinals: hits.ordinals.filter((ordinal) => isOpen(ordinal, view)) };
}
