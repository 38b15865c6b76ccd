import type { MarketAlias } from '@lyng/model';
import type { IndexedProduct } from '../catalogue-index.ts';
import type { SkuStock } from '../core/stock.ts';
import { FacetDictionary } from './facet-dictionary.ts';
import { facetsOfProduct, noFacets } from './product-facets.ts';
import type { ProductFacets } from './product-facets.ts';

/** The facets of every product in one market. */
export interface MarketFacets {
  readonly dictionary: FacetDictionary;
  readonly of: (product: IndexedProduct) => ProductFacets;
}

interface Stocks {
  readonly stockOf: (skuId: number) => SkuStock;
  readonly totalStock: (product: IndexedProduct) => SkuStock;
}

/** Works the facets of all products out. */
export function makeMarketFacets(products: readonly IndexedProduct[], market: MarketAlias, { stockOf, totalStock }: Stocks): MarketFacets {
  const dictionary = new FacetDictionary();
  const facets = new Map(
    products.map((product) => [product, facetsOfProduct(product, market, { stockOf, total: totalStock(product) }, dictionary)]),
  );
  return { dictionary, of: (product) => facets.get(product) ?? noFacets };
}
