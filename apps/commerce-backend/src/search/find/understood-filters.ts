import { filterByTests } from '../../catalogue/columns/product-columns.ts';
import type { ProductColumns } from '../../catalogue/columns/product-columns.ts';
import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import type { PriceBounds } from '../../catalogue/facets/facet-selection.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { Understood } from './read-text.ts';
import type { TextHits } from './text-search.ts';
import type { NamedSize } from '../core/query/read-filters.ts';
import { coversSize, sizeKey } from '../core/query/read-filters.ts';

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
  { snapshot: { columns }, scope: { market } }: Pick<View, 'snapshot' | 'scope'>,
): Int32Array =>
  filterByTests(ordinals, facetTests(readSelection(ids), { columns, market: market.alias }, price).values());

export interface UnderstoodHits {
  readonly hits: TextHits;
  readonly choice: UnderstoodChoice;
}

/** The filters that a text names. Where they leave nothing there are none, and the hits report them as left out. */
export function applyUnderstood(hits: TextHits, view: View): UnderstoodHits {
  const choice = choiceOf(hits.understood);
  if (hits.ordinals.length === 0 || narrowed(hits.ordinals, choice, view).length > 0) return { hits, choice };
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

/** A size that was read out of a text, as filters of the shop. */
export interface UnderstoodSize {
  /** As it was written: `str 38`. */
  readonly text: string;
  /** The name of the size in the shop. */
  readonly label: string;
  /** Ids of facets: of the size itself first, then of ranges that include it. */
  readonly facetIds: readonly string[];
  readonly isBare: boolean;
}

/** Finds a named size among those of the shop; `undefined` when no product has it. */
export function understandSize({ text, key, isBare }: NamedSize, columns: ProductColumns): UnderstoodSize | undefined {
  const labels = new Map(columns.sizeNames.map(({ label, token }) => [token, label]));
  const covering = Array.from(labels, ([token, label]) => ({ token, label, key: sizeKey(label) }))
    .filter((size) => coversSize(size.key, key))
    .toSorted((a, b) => Number(b.key === key) - Number(a.key === key));
  const [first] = covering;
  return first === undefined
    ? undefined
    : { text, isBare, label: first.label, facetIds: covering.map(({ token }) => `s_${token}`) };
}
