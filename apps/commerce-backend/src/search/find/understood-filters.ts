import { filterByTests } from '../../catalogue/columns/product-columns.ts';
import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import type { PriceBounds } from '../../catalogue/facets/facet-selection.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import type { MarketAlias } from '@lyng/model';
import type { Understood } from './read-text.ts';
import type { TextHits } from './text-search.ts';

/** Filters of the catalogue: ids of facets, and bounds of the price. */
export interface UnderstoodChoice {
  readonly ids: readonly string[];
  readonly price: PriceBounds | undefined;
}

/** Minor units of a price in a text, which is in major units. */
const MINOR_UNITS = 100;

const choiceOf = ({ sizes, price }: Understood): UnderstoodChoice => ({
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
  { ids, price }: UnderstoodChoice,
  { columns }: Pick<CatalogueSnapshot, 'columns'>,
  market: MarketAlias,
): Int32Array => filterByTests(ordinals, facetTests(readSelection(ids), { columns, market }, price).values());

/** The filters that a text names. Where they leave nothing there are none, and the hits report them as left out. */
export function applyUnderstood(
  hits: TextHits,
  snapshot: Pick<CatalogueSnapshot, 'columns'>,
  market: MarketAlias,
): { readonly hits: TextHits; readonly choice: UnderstoodChoice } {
  const choice = choiceOf(hits.understood);
  if (hits.ordinals.length === 0 || narrowed(hits.ordinals, choice, snapshot, market).length > 0)
    return { hits, choice };
  const { sizes, price } = hits.understood;
  const texts = [...sizes.map(({ text }) => text), ...(price === undefined ? [] : [price.text])];
  return {
    hits: {
      ...hits,
      leftOut: [...hits.leftOut, ...texts],
      isRelaxed: true,
      understood: { ...hits.understood, sizes: [], price: undefined },
    },
    choice: { ids: [], price: undefined },
  };
}
