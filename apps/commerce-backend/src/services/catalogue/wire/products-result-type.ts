import type { ProductList, ProductListArguments } from '../product-list.ts';
import { listProducts } from '../product-list.ts';
import { describeFacets } from '../facets/describe-facets.ts';
import { decimal } from '../../pricing/core/decimal.ts';
import { toProductType } from './product-type.ts';
import type { View } from './view.ts';

const toFilters = (list: ProductList, { snapshot, scope }: View) => {
  const counted = list.count();
  const { prices } = counted;
  return {
    price: {
      lowest: decimal(prices.reduce((lowest, price) => Math.min(lowest, price), prices[0] ?? 0)),
      highest: decimal(prices.reduce((highest, price) => Math.max(highest, price), 0)),
    },
    facets: describeFacets({
      index: snapshot.index,
      scope,
      products: list.candidates,
      sellingOf: (product) => list.facets.of(product).selling,
      counted,
    }),
  };
};

/** The wire's `ProductsResultType`. Facets are counted and put into words only when they are asked for. */
export function toProductsResult(args: ProductListArguments, view: View) {
  const list = listProducts(view.snapshot, args, view.scope, view.now);
  return {
    count: list.total,
    products: () => list.products.map((product) => toProductType(product, view)),
    filters: () => toFilters(list, view),
  };
}
