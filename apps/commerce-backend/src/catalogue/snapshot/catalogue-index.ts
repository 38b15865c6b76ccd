import type { Language, Localized, MarketAlias, MinorUnits, SourceBrand, SourceCampaign } from '@lyng/model';
import type { PricePoint } from '../../shop/pricing/lowest-price.ts';
import type { SkuStock } from '../core/stock.ts';

export type IndexedBrand = SourceBrand;
export type IndexedCampaign = SourceCampaign;

export interface IndexedCategory {
  readonly categoryId: number;
  readonly parentCategoryId: number;
  readonly order: number;
  readonly texts: Readonly<
    Record<Language, { readonly alias: string; readonly name: string; readonly description: string }>
  >;
}

export interface IndexedParameter {
  readonly parameterId: number;
  readonly groupId: number;
  readonly groupName: Localized;
  readonly identifier: string;
  /** The identifier as a facet id has it. */
  readonly facet: string;
  readonly value: Localized;
}

export interface IndexedSku {
  readonly skuId: number;
  readonly articleNumber: string;
  readonly gtin: string;
  readonly name: string;
  readonly stock: SkuStock;
}

export interface IndexedPrice {
  /** Minor units including VAT. */
  readonly regular: MinorUnits;
  /** Minor units including VAT. */
  readonly selling: MinorUnits;
  /** Oldest first. */
  readonly history: readonly PricePoint[];
}

/** A product as it is shown: all its data from the database, read on demand. */
export interface IndexedProduct {
  readonly productId: number;
  readonly articleNumber: string;
  readonly variantGroupId: number;
  readonly kind: string;
  readonly brand: IndexedBrand;
  readonly primaryCategory: IndexedCategory;
  /** From the root to the primary category, then others. */
  readonly categories: readonly IndexedCategory[];
  readonly colour: { readonly key: string; readonly hex: string };
  readonly discountType: 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN';
  readonly firstAvailableOn: Date;
  readonly unitsSold: number;
  /** Hundredths of a star; null without a vote. */
  readonly ratingScore: number | null;
  readonly voteCount: number;
  /** Seen by members of the loyalty programme only. */
  readonly isForMembers: boolean;
  readonly texts: Readonly<Record<Language, ProductText>>;
  readonly parameters: readonly IndexedParameter[];
  readonly skus: readonly IndexedSku[];
  readonly prices: Readonly<Partial<Record<MarketAlias, IndexedPrice>>>;
  readonly campaigns: readonly IndexedCampaign[];
  readonly images: readonly { readonly fileName: string; readonly tags: readonly string[] }[];
}

export interface ProductText {
  readonly alias: string;
  readonly name: string;
  readonly description: string;
  readonly details: string;
  readonly colourName: string;
  /** BCP 47, where the texts are in another language than the shop. */
  readonly textLanguage: string | null;
}

/** The catalogue in memory, apart from its products. Never changed: a new version of the catalogue is a new index. */
export interface CatalogueIndex {
  readonly version: number;
  readonly brands: readonly IndexedBrand[];
  /** As each language orders them. */
  readonly brandsByName: Readonly<Record<Language, readonly IndexedBrand[]>>;
  /** In the order of the tree: a parent before its children, siblings by their order. */
  readonly categories: readonly IndexedCategory[];
  readonly campaigns: readonly IndexedCampaign[];
  readonly brandById: ReadonlyMap<number, IndexedBrand>;
  readonly categoryById: ReadonlyMap<number, IndexedCategory>;
  readonly campaignById: ReadonlyMap<number, IndexedCampaign>;
  readonly parameterById: ReadonlyMap<number, IndexedParameter>;
  readonly categoryByAlias: Readonly<Record<Language, ReadonlyMap<string, IndexedCategory>>>;
  readonly brandByAlias: ReadonlyMap<string, IndexedBrand>;
  readonly campaignByAlias: ReadonlyMap<string, IndexedCampaign>;
}
