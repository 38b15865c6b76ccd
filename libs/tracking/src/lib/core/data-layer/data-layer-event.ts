import type { CurrencyCode } from '@lyng/model';
import type { TrackedItem } from './tracked-item.ts';

interface WithItems {
  readonly items: readonly TrackedItem[];
}

interface WithValue extends WithItems {
  readonly currency: CurrencyCode;
  /** The sum of the items, in the major unit, with VAT. */
  readonly value: number;
}

interface OfList extends WithItems {
  readonly item_list_name: string;
}

/** A consent signal of Google's consent mode. */
export type ConsentSignal = 'granted' | 'denied';

/** Every signal of consent mode v2. */
export interface ConsentSignals {
  readonly ad_personalization: ConsentSignal;
  readonly ad_storage: ConsentSignal;
  readonly ad_user_data: ConsentSignal;
  readonly analytics_storage: ConsentSignal;
  readonly functionality_storage: ConsentSignal;
  readonly personalization_storage: ConsentSignal;
  readonly security_storage: ConsentSignal;
}

/** SHA-256 of the buyer's data, in hexadecimal; a datum that the order lacks is left out. */
export interface HashedBuyer {
  readonly sha256_email?: string;
  readonly sha256_first_name?: string;
  readonly sha256_last_name?: string;
  readonly sha256_zip?: string;
}

/** An order, for statistics; amounts in the major unit. */
export interface TrackedPurchase extends WithValue {
  readonly transaction_id: string;
  readonly tax: number;
  readonly shipping: number;
  readonly coupon?: string;
  /** The number of orders that the buyer has placed, with this one. */
  readonly nth_purchase: number;
  readonly order: {
    readonly item_value_inc_vat: number;
    readonly item_value_ex_vat: number;
    readonly selling_price_inc_vat: number;
    readonly selling_price_ex_vat: number;
    readonly vat: number;
    readonly discount_inc_vat: number;
    readonly shipping_fee_inc_vat: number;
    readonly shipping_fee_ex_vat: number;
    readonly fixed_amount_discount_inc_vat: number;
    readonly fixed_amount_discount_ex_vat: number;
  };
}

/** The page that is shown. */
export interface TrackedPage {
  readonly page_type: string;
  readonly page_path: string;
  readonly market: string;
  readonly language: string;
  readonly currency: CurrencyCode;
}

/** The events pushed to the data layer of a tag manager. */
export type DataLayerEvent =
  | { readonly event: 'consent'; readonly command: 'default' | 'update'; readonly signals: ConsentSignals }
  | { readonly event: 'original_location'; readonly original_location: string }
  | ({ readonly event: 'page_data' } & TrackedPage)
  | ({ readonly event: 'virtual_page_view' } & TrackedPage)
  | { readonly event: 'view_item_list' | 'select_item'; readonly ecommerce: OfList }
  | {
      readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist';
      readonly ecommerce: WithValue;
    }
  | { readonly event: 'begin_checkout'; readonly ecommerce: WithValue & { readonly coupon?: string } }
  | { readonly event: 'purchase'; readonly ecommerce: TrackedPurchase; readonly user_data?: HashedBuyer };

export type DataLayerEventName = DataLayerEvent['event'];
