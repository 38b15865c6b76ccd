import { filterByTests } from '../../catalogue/columns/product-columns.ts';
import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import { phraseOf } from '../core/words.ts';
import type { TextHits, TextSearchOptions, Understood } from '../find/text-search.ts';
import type { FacetChoice } from '../request/facet-choice.ts';
import { isOpen } from '../wire/search-context.ts';
import type { SearchContext } from '../wire/search-context.ts';

export interface SearchResults extends TextHits {
  /** Ordinals of those that are sold in the market, best first; the filters are not applied. */
  readonly ordinals: Int32Array;
  readonly phrase: string;
  /** The filters of the text, beside those of the request. */
  readonly choice: FacetChoice;
}

/** Major units, of a price in a text. */
const MINOR_UNITS = 100;

const ownChoice = ({ sizes, price }: Understood): FacetChoice => ({
  ids: sizes.flatMap(({ facetIds }) => facetIds),
  price:
    price === undefined
      ? undefined
      : {
          lowest: (price.min ?? 0) * MINOR_UNITS,
          highest: price.max === undefined ? Infinity : price.max * MINOR_UNITS,
        },
});

/** The products of a list that filters leave. */
export const narrowed = (
  ordinals: Int32Array,
  { ids, price }: FacetChoice,
  { snapshot: { columns }, scope }: SearchContext['view'],
): Int32Array =>
  filterByTests(ordinals, facetTests(readSelection(ids), { columns, market: scope.market.alias }, price).values());

/** The results of a text in the market of the request. */
export async function searchProducts(
  { request, search, view }: SearchContext,
  text: string,
  options: Pick<TextSearchOptions, 'corrects' | 'max' | 'isTyping'> = {},
): Promise<SearchResults> {
  const hits = await search.find({ snapshot: view.snapshot, language: view.scope.language, text, ...options });
  const sold = (ordinals: Int32Array): Int32Array => ordinals.filter((ordinal) => isOpen(ordinal, view));
  const found = { ...hits, phrase: phraseOf(text), ordinals: sold(hits.ordinals), near: sold(hits.near) };
  const own = ownChoice(hits.understood);
  const { sizes, price } = hits.understood;
  if (found.ordinals.length > 0 && (sizes.length > 0 || price !== undefined)) {
    if (narrowed(found.ordinals, own, view).length === 0) {
      // Nothing in that size: what there is without it, and the page says so.
      const texts = [...sizes.map((size) => size.text), ...(price === undefined ? [] : [price.text])];
      return {
        ...found,
        leftOut: [...found.leftOut, ...texts],
        isRelaxed: true,
        understood: { ...hits.understood, sizes: [], price: undefined },
        choice: request.facets,
      };
    }
  }
  return {
    ...found,
    choice: { ids: [...new Set([...request.facets.ids, ...own.ids])], price: request.facets.price ?? own.price },
  };
}
