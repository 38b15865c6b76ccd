import type { FacetCounts } from '../facets/count-facets.ts';
import { describeFacets } from '../facets/describe-facets.ts';
import type { ProductListArguments } from '../product-list.ts';
import { listProducts } from '../product-list.ts';
import { decimal } from '../../pricing/core/decimal.ts';
import { toProductType } from './product-type.ts';
import type { View } from './view.ts';

const toFilters = (counted: FacetCounts, { snapshot, scope }: View) => ({
  price: { lowest: decimal(counted.prices.prices[0] ?? 0), highest: decimal(counted.prices.prices.at(-1) ?? 0) },
  facets: describeFacets({ snapshot, scope, counted }),
});

/** The products of some ordinals, as they are shown. */
export const productsAt = ({ snapshot: { columns, documents } }: View, ordinals: Iterable<number>) =>
  documents.load(Array.from(ordinals, (ordinal) => columns.ids[ordinal] ?? 0));

/** The wire's `ProductsResultType`; `hits` is what its text finds. Facets are counted and put into words only when they are asked for. */
export async function toProductsResult(args: ProductListArguments, view: View, hits: Int32Array) {
  const list = await listProducts(view.snapshot, args, { ...view, hits });
  return {
    count: list.total,
    products: async () => (await productsAt(view, list.page)).map((product) => toProductType(product, view)),
    filters: () => toFilters(list.count(), view),
  };
}
