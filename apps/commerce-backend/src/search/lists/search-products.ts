import { phraseOf } from '../core/words/words.ts';
import type { TextHits, TextSearchOptions } from '../find/text-search.ts';
import type { FacetChoice } from '../request/facet-choice.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import { passesTest } from '../../catalogue/columns/facet-column.ts';
import { parseProductRules, PRODUCT_KEY } from '../request/product-rules.ts';
import type { Restriction } from '../request/product-rules.ts';
import { findByKeys } from '../find/find-products.ts';
import { facetGroupOf } from '../request/facet-choice.ts';
import { textOf } from '../request/read-body.ts';
import type { Body } from '../request/read-body.ts';

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
  const pinsFirst = (request.sort ?? 'RELEVANCE') === 'RELEVANCE';
  const { hits, choice } = await search.findSold(text, view, { ...options, pinsFirst });
  return {
    ...hits,
    phrase: phraseOf(text),
    choice: {
      ids: [...new Set([...request.facets.ids, ...choice.ids])],
      price: request.facets.price ?? choice.price,
    },
  };
}

type Test = (ordinal: number) => boolean;

const hasValue = async ({ attribute, values }: Restriction, { view }: SearchContext): Promise<Test> => {
  if (attribute === PRODUCT_KEY) {
    const named = new Set(await findByKeys(view.snapshot, values));
    return (ordinal) => named.has(ordinal);
  }
  const group = facetGroupOf(attribute) ?? '';
  const ids = values.map((value) => `${group}_${group === 'rp' && value === 'true' ? '1' : value}`);
  const tests = [
    ...facetTests(readSelection(ids), { columns: view.snapshot.columns, market: view.scope.market.alias }).values(),
  ];
  return (ordinal) => tests.length > 0 && tests.every((test) => passesTest(test, ordinal));
};

/** Filters the products that the rules of a part of the body select; all of them without rules. */
export async function selectProducts<Ordinals extends Int32Array | readonly number[]>(
  ordinals: Ordinals,
  part: Body | undefined,
  context: SearchContext,
): Promise<Ordinals> {
  const text = textOf(part, 'productRules');
  const rules = text === undefined ? undefined : parseProductRules(text);
  if (!rules?.ok) return ordinals;
  const selections = await Promise.all(
    rules.value.map((rule) =>
      Promise.all(
        rule.map(async (restriction) => ({
          includes: restriction.includes,
          has: await hasValue(restriction, context),
        })),
      ),
    ),
  );
  return ordinals.filter((ordinal) =>
    selections.some((rule) => rule.every(({ includes, has }) => has(ordinal) === includes)),
  ) as Ordinals;
}
