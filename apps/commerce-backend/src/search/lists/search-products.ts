import { phraseOf } from '../core/words/words.ts';
import type { TextHits, TextSearchOptions } from '../find/text-search.ts';
import { applyUnderstood } from '../find/understood-filters.ts';
import type { FacetChoice } from '../request/facet-choice.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { arrangeHits } from '../find/arrange-hits.ts';

export interface SearchResults extends TextHits {
  /**
   * Ordinals of those that are sold in the market, best first, as the merchant's rules want them; the filters are not
   * applied.
   */
  readonly ordinals: Int32Array;
  readonly phrase: string;
  /** The filters of the text, beside those of the request. */
  readonly choice: FacetChoice;
}

/** The results of a text in the market of the request. */
export async function searchProducts(
  { request, search, view }: SearchContext,
  text: string,
  options: Pick<TextSearchOptions, 'corrects' | 'max' | 'isTyping'> = {},
): Promise<SearchResults> {
  const hits = await search.find({ snapshot: view.snapshot, language: view.scope.language, text, ...options });
  const pinsFirst = (request.sort ?? 'RELEVANCE') === 'RELEVANCE';
  const arranged = await arrangeHits(hits, { text, view, pinsFirst });
  const applied = applyUnderstood(arranged, view.snapshot, view.scope.market.alias);
  return {
    ...applied.hits,
    phrase: phraseOf(text),
    choice: {
      ids: [...new Set([...request.facets.ids, ...applied.choice.ids])],
      price: request.facets.price ?? applied.choice.price,
    },
  };
}
