import type { LowestPrice, Price, ShownLowestPrice, ShownPrice } from './price.ts';

/** The units that decide whether something can be bought. */
export interface StockCounts {
  readonly inStock: number;
  /** May be sold beyond stock: made to order. */
  readonly oversellable: number;
  /** Never counted down. */
  readonly static: number;
}

/** Stock, counted in units. */
export interface Stock extends StockCounts {
  readonly totalStock: number;
  /** ISO date of the next delivery, when known. */
  readonly incoming: string | null;
}

/** One size of a product: what a cart line points at. */
export interface Sku {
  readonly skuId: number;
  readonly articleNumber: string;
  /** The size as printed on the label. */
  readonly name: string;
  readonly stock: Stock;
}

export interface ProductImage {
  readonly fileName: string;
  readonly tags: readonly string[];
}

export interface ProductCategory {
  readonly categoryId: number;
  readonly parentCategoryId: number;
  readonly name: string;
  readonly alias: string;
}

export interface ParameterGroup {
  readonly parameterGroupId: number;
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly value: string; readonly identifier: string }[];
}

/** The kinds of discount; PRICE_CAMPAIGN marks a campaign price. */
export type DiscountType = 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN' | 'EXTERNAL';

/** The data of a product's card, in a list, in a row or among the favourites: a page carries many of them. */
export interface ListedProduct {
  readonly productId: number;
  readonly articleNumber: string;
  readonly alias: string;
  readonly name: string;
  readonly brandName: string;
  /** The name of its colour; absent for what has none. */
  readonly colour?: string;
  /** CSS colours of the model, empty for one without a value; absent where there is one colour. */
  readonly colours?: readonly string[];
  /** The departments that it belongs to, in words; absent where all products beside it share one. */
  readonly department?: string;
  readonly discountType: DiscountType;
  readonly images: readonly Pick<ProductImage, 'fileName'>[];
  readonly unitPrice: ShownPrice;
  /** `null` where the price is not reduced: nothing is shown of it. */
  readonly lowestPrice: ShownLowestPrice | null;
  readonly totalStock: StockCounts;
  /** ISO date on which it can be bought for the first time; absent for what is or was for sale. */
  readonly comesOn?: string;
  /** It was first for sale a few weeks ago, and not everything beside it was. */
  readonly isNew?: boolean;
  /** The language (BCP 47) of the name and the texts, where it is another than the shop's. */
  readonly textLanguage?: string;
}

/** The data of a product that a cart line needs. */
export interface ProductSummary extends ListedProduct {
  readonly images: readonly ProductImage[];
  readonly unitPrice: Price;
  readonly lowestPrice: LowestPrice;
  readonly totalStock: Stock;
}

/** A product of the same model in another colour. */
export interface ColourVariant {
  readonly productId: number;
  readonly alias: string;
  readonly label: string;
  readonly image: string;
}

/** A product as its own page shows it. */
export interface Product extends ProductSummary {
  readonly canonicalUrl: string;
  readonly description: string;
  /** Facts such as material and care, one per entry. */
  readonly details: readonly string[];
  readonly primaryCategory: ProductCategory;
  readonly categories: readonly ProductCategory[];
  readonly skus: readonly Sku[];
  readonly parameterGroups: readonly ParameterGroup[];
  readonly colourVariants: readonly ColourVariant[];
}
