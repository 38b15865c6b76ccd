import type { Language } from './language.ts';
import type { MarketAlias } from './market.ts';

/** A text in every language. */
export type Localized = Record<Language, string>;
export type SourceGender = 'women' | 'men' | 'children' | 'unisex';

export interface SourceBrand {
  readonly brandId: number;
  readonly alias: string;
  readonly name: string;
  readonly description: Localized;
}

export interface SourceCategory {
  readonly categoryId: number;
  /** 0 for a root category. */
  readonly parentCategoryId: number;
  readonly order: number;
  /** Unique per language; lower-case ASCII words joined by hyphens. */
  readonly alias: Localized;
  readonly name: Localized;
  readonly description: Localized;
}

export interface SourceCampaign {
  readonly campaignId: number;
  readonly alias: string;
  readonly name: Localized;
  readonly hideTitle: boolean;
  /** Percent off the regular price of every product that names the campaign, an integer. */
  readonly percentOff: number;
}

export interface SourcePromoCode {
  readonly code: string;
  readonly name: Localized;
  readonly effect:
    | { readonly kind: 'percentage'; readonly percentOff: number }
    | { readonly kind: 'amount'; readonly amountIncVat: Record<MarketAlias, number> }
    | { readonly kind: 'free-shipping' };
  /** The cart's sub-total must reach this, in minor units including VAT; 0 for no condition. */
  readonly minimumIncVat: Record<MarketAlias, number>;
}

export interface SourceSku {
  readonly skuId: number;
  readonly articleNumber: string;
  readonly gtin: string;
  /** The size as printed on the label: `38`, `M`, `80/86`, or `One size`. */
  readonly name: string;
  readonly inStock: number;
  /** Units that may be sold beyond stock: made to order. */
  readonly oversellable: number;
  /** Units that are never counted down (made elsewhere, drop-shipped). */
  readonly static: number;
  /** Days until the next delivery, when one is on its way. */
  readonly incomingInDays?: number;
}

export interface SourcePrice {
  /** The price of the product without any reduction. */
  readonly regularIncVat: number;
  readonly sellingIncVat: number;
  /** Earlier selling prices; each held from `daysAgo` until the next entry or now. Newest last; covers ≥ 45 days. */
  readonly history: readonly { readonly daysAgo: number; readonly sellingIncVat: number }[];
}

export interface SourceParameter {
  /** 1 holds Color; 2 material, 3 pattern, 4 season, 5 fit, 6 heel or sole. */
  readonly groupId: number;
  readonly groupName: Localized;
  readonly identifier: string;
  readonly value: Localized;
}

/** The drawing of a product for which the catalogue has no photo. */
export interface SourceDrawing {
  readonly kind: string;
  /** Main, then accent colours, as #rrggbb. */
  readonly colours: readonly string[];
  readonly pattern: string;
  readonly seed: number;
}

export interface SourceImage {
  /** Unique over the catalogue: `10023-1.svg` for a drawing, the photo's own name otherwise. */
  readonly fileName: string;
  readonly tags: readonly string[];
  /** Exactly one of the two is set: where the original comes from. */
  readonly drawing?: SourceDrawing & { readonly view: string };
  /** Path of the photo below the imported folder. */
  readonly file?: string;
}

export interface SourceProduct {
  readonly productId: number;
  readonly articleNumber: string;
  /** Products of one model in different colours share it. */
  readonly variantGroupId: number;
  readonly gender: SourceGender;
  readonly kind: string;
  readonly brandId: number;
  readonly primaryCategoryId: number;
  /** Every category on the path from the root to the primary one, then on the paths to its other categories. */
  readonly categoryIds: readonly number[];
  readonly alias: Localized;
  readonly name: Localized;
  /** Two or three sentences. */
  readonly description: Localized;
  /** Bullet facts, one per line: material, care, fit. */
  readonly details: Localized;
  /** Where name and texts of a shop's language are in another one, which (BCP 47): `{ da: 'en' }`. */
  readonly textLanguages?: Partial<Localized>;
  readonly colour: { readonly key: string; readonly hex: string; readonly name: Localized };
  readonly parameters: readonly SourceParameter[];
  readonly skus: readonly SourceSku[];
  /** A market without a price does not sell it. */
  readonly prices: Partial<Record<MarketAlias, SourcePrice>>;
  readonly discountType: 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN';
  readonly campaignIds: readonly number[];
  readonly images: readonly SourceImage[];
  readonly firstAvailableDaysAgo: number;
  readonly unitsSold: number;
  readonly rating?: { readonly score: number; readonly voteCount: number };
  /** Seen by members of the loyalty programme only. */
  readonly isForMembers?: boolean;
}

/**
 * A catalogue before it is in the database: made by the demo generator or the importer, loaded by the backend. Amounts
 * are minor units including VAT; days count back from the day it is loaded.
 */
export interface CatalogueSource {
  readonly brands: readonly SourceBrand[];
  readonly categories: readonly SourceCategory[];
  readonly campaigns: readonly SourceCampaign[];
  readonly promoCodes: readonly SourcePromoCode[];
  readonly products: readonly SourceProduct[];
}

/** A catalogue whose products may be made while they are loaded: a large one never has to be in memory completely. */
export interface LoadableCatalogue extends Omit<CatalogueSource, 'products'> {
  readonly products: Iterable<SourceProduct>;
}
