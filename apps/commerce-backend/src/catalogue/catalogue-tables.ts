import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language, Localized, MarketAlias, SourceDrawing } from '@lyng/model';

/** A timestamp: a `Date` when read, a `Date` or ISO text when written. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface CatalogueTables {
  brand: {
    brand_id: number;
    alias: string;
    name: string;
    description: Localized;
  };
  category: {
    category_id: number;
    parent_category_id: number;
    sort_order: number;
  };
  category_text: {
    category_id: number;
    language: string;
    alias: string;
    name: string;
    description: string;
  };
  campaign: {
    campaign_id: number;
    alias: string;
    name: Localized;
    hide_title: boolean;
    percent_off: number;
  };
  product: {
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
  };
  product_text: {
    product_id: number;
    language: string;
    alias: string;
    name: string;
    description: string;
    details: string;
    colour_name: string;
    /** BCP 47; null for texts in the row's own language. */
    text_language: string | null;
  };
  product_category: {
    product_id: number;
    category_id: number;
    sort_order: number;
  };
  product_campaign: {
    product_id: number;
    campaign_id: number;
  };
  parameter_group: {
    group_id: number;
    name: Localized;
  };
  parameter: {
    parameter_id: number;
    group_id: number;
    identifier: string;
    value: Localized;
  };
  product_parameter: {
    product_id: number;
    parameter_id: number;
    sort_order: number;
  };
  product_price: {
    product_id: number;
    market: string;
    /** Minor units including VAT. */
    regular_inc_vat: number;
    /** Minor units including VAT. */
    selling_inc_vat: number;
  };
  /** A selling price that held from `since` until the product's next entry. */
  price_history: {
    product_id: number;
    market: string;
    since: Timestamp;
    /** Minor units including VAT. */
    selling_inc_vat: number;
  };
  sku: {
    sku_id: number;
    product_id: number;
    article_number: string;
    gtin: string;
    name: string;
    sort_order: number;
  };
  /** Apart from `sku`, because every order writes here. Never below zero: a database constraint rejects that. */
  sku_stock: {
    sku_id: number;
    in_stock: number;
    oversellable: number;
    static: number;
    incoming_on: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  image: {
    file_name: string;
    product_id: number;
    sort_order: number;
    tags: readonly string[];
    drawing: (SourceDrawing & { readonly view: string }) | null;
    file: string | null;
  };
  url_history: {
    old_url: string;
    new_url: string;
  };
  /** One row: grows with every load, so that each process knows when its copy of the catalogue is old. */
  catalogue_version: {
    one: Generated<boolean>;
    version: number;
    seeded_at: Timestamp;
  };
  product_review: {
    review_id: GeneratedAlways<number>;
    product_id: number;
    /** Reviews are shown in the language that they are written in. */
    language: Language;
    /** Stars, 1 to 5. */
    rating: number;
    comment: string;
    author: string;
    /** The author; null in the demo catalogue. One review per user and product. */
    user_id: string | null;
    reviewed_at: Date;
  };
  /** The alerts for a size. A row is deleted with the mail that it causes. */
  stock_alert: {
    alert_id: GeneratedAlways<number>;
    /** In lower case; one row per address and size. */
    email: string;
    sku_id: number;
    market: MarketAlias;
    language: Language;
    asked_at: Date;
    /** The only account that requested it; null for a guest's, and for one with several accounts. */
    user_id: string | null;
  };
  /** The number that imports have given to something of a feed. Rows stay when it leaves the feed, as it may return. */
  import_id: {
    /** `product`, `group`, `sku`, `brand` or `category`. */
    scope: string;
    /** The feed's name for it. */
    key: string;
    id: number;
    /** The address of a product or brand; empty for others. */
    alias: string;
  };
  /** The hash of each product as it was imported last; that of the rest of the catalogue has the id 0. */
  import_hash: {
    product_id: number;
    hash: string;
  };
}
