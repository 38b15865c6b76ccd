import type { ColumnType, Generated } from 'kysely';
import type { Localized, SourceDrawing } from '@lyng/model';

/** A timestamp: a `Date` when read, a `Date` or ISO text when written. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface BrandTable {
  brand_id: number;
  alias: string;
  name: string;
  description: Localized;
}

export interface CategoryTable {
  category_id: number;
  parent_category_id: number;
  sort_order: number;
}

export interface CategoryTextTable {
  category_id: number;
  language: string;
  alias: string;
  name: string;
  description: string;
}

export interface CampaignTable {
  campaign_id: number;
  alias: string;
  name: Localized;
  hide_title: boolean;
  percent_off: number;
}

export interface ProductTable {
  product_id: number;
  article_number: string;
  variant_group_id: number;
  gender: string;
  kind: string;
  brand_id: number;
  primary_category_id: number;
  colour_key: string;
  colour_hex: string;
  discount_type: 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN';
  first_available_on: Timestamp;
  units_sold: number;
  /** Hundredths of a star; null without a vote. */
  rating_score: number | null;
  vote_count: number;
  /** Seen by members of the loyalty programme only: in no list, no search and no count. */
  members_only: Generated<boolean>;
}

export interface ProductTextTable {
  product_id: number;
  language: string;
  alias: string;
  name: string;
  description: string;
  details: string;
  colour_name: string;
  /** BCP 47; null for texts in the row's own language. */
  text_language: string | null;
}

export interface ProductCategoryTable {
  product_id: number;
  category_id: number;
  sort_order: number;
}

export interface ProductCampaignTable {
  product_id: number;
  campaign_id: number;
}

export interface ParameterGroupTable {
  group_id: number;
  name: Localized;
}

export interface ParameterTable {
  parameter_id: number;
  group_id: number;
  identifier: string;
  value: Localized;
}

export interface ProductParameterTable {
  product_id: number;
  parameter_id: number;
  sort_order: number;
}

export interface ProductPriceTable {
  product_id: number;
  market: string;
  /** Minor units including VAT. */
  regular_inc_vat: number;
  /** Minor units including VAT. */
  selling_inc_vat: number;
}

/** A selling price that held from `since` until the product's next entry. */
export interface PriceHistoryTable {
  product_id: number;
  market: string;
  since: Timestamp;
  /** Minor units including VAT. */
  selling_inc_vat: number;
}

export interface SkuTable {
  sku_id: number;
  product_id: number;
  article_number: string;
  gtin: string;
  name: string;
  sort_order: number;
}

/** Apart from `sku`, because every order writes here. Never below zero: a database constraint rejects that. */
export interface SkuStockTable {
  sku_id: number;
  in_stock: number;
  oversellable: number;
  static: number;
  incoming_on: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface ImageTable {
  file_name: string;
  product_id: number;
  sort_order: number;
  tags: readonly string[];
  drawing: (SourceDrawing & { readonly view: string }) | null;
  file: string | null;
}

export interface UrlHistoryTable {
  old_url: string;
  new_url: string;
}

/** One row: grows with every load, so that each process knows when its copy of the catalogue is old. */
export interface CatalogueVersionTable {
  one: Generated<boolean>;
  version: number;
  seeded_at: Timestamp;
}

export interface CatalogueTables {
  brand: BrandTable;
  category: CategoryTable;
  category_text: CategoryTextTable;
  campaign: CampaignTable;
  product: ProductTable;
  product_text: ProductTextTable;
  product_category: ProductCategoryTable;
  product_campaign: ProductCampaignTable;
  parameter_group: ParameterGroupTable;
  parameter: ParameterTable;
  product_parameter: ProductParameterTable;
  product_price: ProductPriceTable;
  price_history: PriceHistoryTable;
  sku: SkuTable;
  sku_stock: SkuStockTable;
  image: ImageTable;
  url_history: UrlHistoryTable;
  catalogue_version: CatalogueVersionTable;
}
