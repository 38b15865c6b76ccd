import type { FacetCounts } from '../facets/count-facets.ts';
import { describeFacets } from '../facets/describe-facets.ts';
import type { Facet } from '../facets/facet.ts';
import type { QueryProductsArgs } from '../../platform/graphql/resolver-types.generated.ts';
import { listProducts } from '../lists/product-list.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { toProductType } from './product-type.ts';
import type { View } from './view.ts';

/** Facets without the hidden values that are not chosen: they are nowhere offered, and in some lists they are a third of all. */
const withoutHidden = (facets: readonly Facet[], chosen: ReadonlySet<string | null>): readonly Facet[] =>
  facets
    .map((facet) => ({
      ...facet,
      values: facet.values.filter(({ hidden, facetId }) => !hidden || chosen.has(facetId)),
    }))
    .filter(({ values }) => values.length > 0);

const toFilters = (
  counted: FacetCounts,
  { filter }: QueryProductsArgs,
  { snapshot, scope }: View,
  department: number | undefined,
) => {
  const { prices } = counted.prices.pr.left;
  return {
    price: { lowest: decimal(prices[0] ?? 0), highest: decimal(prices.at(-1) ?? 0) },
    facets: withoutHidden(describeFacets({ snapshot, scope, counted, department }), new Set(filter?.facets)),
  };
};

/** The products of some ordinals, as they are shown. */
export const productsAt = ({ snapshot: { columns, documents } }: View, ordinals: Iterable<number>) =>
  documents.load(Array.from(ordinals, (ordinal) => columns.ids[ordinal] ?? 0));

/**
 * The schema's `ProductsResultType`; `hits` is the result of its text. Facets are counted and labelled only when they
 * are selected.
 */
export async function toProductsResult(args: QueryProductsArgs, view: View, hits: Int32Array) {
  const list = await listProducts(view.snapshot, args, { ...view, hits });
  return {
    count: list.total,
    products: async () => (await productsAt(view, list.page)).map((product) => toProductType(product, view)),
    filters: () => toFilters(list.count(), args, view, list.department),
  };
}
