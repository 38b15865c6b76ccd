import type { MarketAlias } from '@lyng/model';
import { discountPercentage } from '../../pricing/core/discount-percentage.ts';
import type { IndexedProduct } from '../catalogue-index.ts';
import { buyable, stockStatus } from '../core/stock.ts';
import type { SkuStock } from '../core/stock.ts';
import type { FacetDictionary } from './facet-dictionary.ts';

/** What of a product can be filtered on in one market. */
export interface ProductFacets {
  /** Numbers of the product's facet ids, by group; each once. */
  readonly groups: ReadonlyMap<string, readonly number[]>;
  /** Minor units including VAT; `undefined` where the product is not sold. */
  readonly selling: number | undefined;
  /** Whole percent. */
  readonly discount: number;
}

/** The facets of a product that is in no list. */
export const noFacets: ProductFacets = { groups: new Map(), selling: undefined, discount: 0 };

interface ProductStock {
  readonly stockOf: (skuId: number) => SkuStock;
  readonly total: SkuStock;
}

/** Ranges of the discount filter in whole percent, both ends included; the last is open. */
export const discountRanges = [
  { from: 1, to: 20 },
  { from: 21, to: 30 },
  { from: 31, to: 40 },
  { from: 41, to: 50 },
  { from: 51, to: undefined },
] as const;

/** `21-30`, `51-`. */
export const discountToken = ({ from, to }: { readonly from: number; readonly to: number | undefined }): string => `${from}-${to ?? ''}`;

/** Works out the facets of one product. A size counts only while it can be bought. */
export function facetsOfProduct(
  product: IndexedProduct,
  market: MarketAlias,
  { stockOf, total }: ProductStock,
  dictionary: FacetDictionary,
): ProductFacets {
  const price = product.prices[market];
  const discount = price === undefined ? 0 : discountPercentage(price.regular, price.selling);
  const groups = new Map<string, number[]>();
  const add = (group: string, value: string | number): void => {
    const number = dictionary.add(`${group}_${value}`);
    const numbers = groups.get(group);
    if (numbers === undefined) groups.set(group, [number]);
    else if (!numbers.includes(number)) numbers.push(number);
  };
  for (const { categoryId } of product.categories) add('c', categoryId);
  add('b', product.brand.brandId);
  for (const sku of product.skus) if (buyable(stockOf(sku.skuId)) > 0) add('s', sku.facet);
  for (const parameter of product.parameters) add(`p${parameter.groupId}`, parameter.facet);
  const range = discountRanges.find(({ from, to }) => discount >= from && discount <= (to ?? 100));
  if (range !== undefined) add('d', discountToken(range));
  add('st', stockStatus(total));
  for (const { campaignId } of product.campaigns) add('dc', campaignId);
  if (discount > 0) add('rp', 1);
  return { groups, selling: price?.selling, discount };
}
