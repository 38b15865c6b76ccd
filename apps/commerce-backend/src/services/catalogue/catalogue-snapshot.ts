import type { MarketAlias } from '@lyng/model';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index.ts';
import { makeMarketFacets } from './facets/market-facets.ts';
import type { MarketFacets } from './facets/market-facets.ts';
import { noStock, sumStock } from './core/stock.ts';
import type { SkuStock } from './core/stock.ts';

/** The catalogue and the stock as they stand together at one moment. */
export interface CatalogueSnapshot {
  readonly index: CatalogueIndex;
  readonly stockOf: (skuId: number) => SkuStock;
  readonly totalStock: (product: IndexedProduct) => SkuStock;
  /** Which facets each product has in a market; worked out once per snapshot. */
  readonly facets: (market: MarketAlias) => MarketFacets;
}

/** Joins an index with the stock of its SKUs. */
export function makeSnapshot(index: CatalogueIndex, stock: ReadonlyMap<number, SkuStock>): CatalogueSnapshot {
  const stockOf = (skuId: number): SkuStock => stock.get(skuId) ?? noStock;
  const totals = new Map(index.products.map((product) => [product, sumStock(product.skus.map(({ skuId }) => stockOf(skuId)))]));
  const totalStock = (product: IndexedProduct): SkuStock => totals.get(product) ?? noStock;
  const facets = new Map<MarketAlias, MarketFacets>();
  return {
    index,
    stockOf,
    totalStock,
    facets: (market) => {
      const known = facets.get(market);
      if (known !== undefined) return known;
      const made = makeMarketFacets(index.products, market, { stockOf, totalStock });
      facets.set(market, made);
      return made;
    },
  };
}
