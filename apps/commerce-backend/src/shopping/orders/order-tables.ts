import type { CurrencyCode, Language, MarketAlias } from '@lyng/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../../platform/database/json-column.ts';
import type { Address } from '../../shop/address.ts';

/** `partial`: packed or on its way; `completed`: delivered; `refunded`: all of it came back. */
export type OrderStatus = 'pending-payment' | 'received' | 'partial' | 'completed' | 'cancelled' | 'refunded';

export type PaymentState = 'pending' | 'captured' | 'declined' | 'cancelled' | 'expired';

export type ReturnReason = 'too-small' | 'too-large' | 'not-as-expected' | 'faulty' | 'wrong-item' | 'other';

export interface OrderTables {
  customer_order: {
    id: GeneratedAlways<number>;
    public_id: string;
    cart_id: string;
    /** The logged-in user who placed it; null for a guest, and once the account is deleted. */
    user_id: string | null;
    content_hash: string;
    market: MarketAlias;
    language: Language;
    currency: CurrencyCode;
    status: OrderStatus;
    email: string;
    identity_number: string;
    customer_type: string;
    billing_address: JsonColumn<Address>;
    shipping_address: JsonColumn<Address> | null;
    shipping_id: number;
    payment_id: number;
    pickup_point: string;
    message: string;
    newsletter: Generated<boolean>;
    promo_code: string;
    campaign_names: JsonColumn<readonly string[]>;
    item_value_inc_vat: number;
    item_value_ex_vat: number;
    regular_value_inc_vat: number;
    regular_value_ex_vat: number;
    fixed_discount_inc_vat: number;
    fixed_discount_ex_vat: number;
    shipping_fee_inc_vat: number;
    shipping_fee_ex_vat: number;
    total_inc_vat: number;
    total_ex_vat: number;
    /** A hash of the network that it was placed from, while it waits for its payment. */
    placed_from: string | null;
    redirect_url: string;
    checkout_page_url: string;
    created_at: Date;
    updated_at: Date;
    completed_at: Date | null;
  };
  order_row: {
    order_id: number;
    row_number: number;
    sku_id: number;
    product_id: number;
    article_number: string;
    gtin: string;
    name: string;
    variant: string;
    brand: string;
    image: string;
    product_url: string;
    quantity: number;
    /** The group of the cart's line; empty without one. */
    group_key: Generated<string>;
    is_gift_card: Generated<boolean>;
    /** The units that came from stock; the others came from `from_oversellable` or are never counted. */
    from_stock: number;
    from_oversellable: number;
    unit_regular_inc_vat: number;
    unit_regular_ex_vat: number;
    unit_selling_inc_vat: number;
    unit_selling_ex_vat: number;
    total_regular_inc_vat: number;
    total_regular_ex_vat: number;
    total_selling_inc_vat: number;
    total_selling_ex_vat: number;
  };
  payment: {
    uid: string;
    order_id: number;
    state: PaymentState;
    nonce: string;
    amount: number;
    currency: string;
    created_at: Date;
    settled_at: Date | null;
    /** The code that the shopper's bank requires; `null` until the card was submitted. */
    code: Generated<string | null>;
    wrong_codes: Generated<number>;
  };
  parcel: {
    id: GeneratedAlways<number>;
    order_id: number;
    shipping_id: number;
    carrier: string;
    tracking_number: string;
    tracking_link: string;
    packed_at: Date;
    /** When the carrier is expected to deliver it. */
    expected_at: Date;
    sent_at: Date | null;
    delivered_at: Date | null;
  };
  /** A buyer's registered return, or withdrawal from the purchase. */
  order_return: {
    /** The number that the buyer is given. */
    id: GeneratedAlways<number>;
    /** Unguessable: the address of the receipt. */
    public_id: string;
    order_id: number;
    kind: 'return' | 'withdrawal';
    /** Empty when nothing has to be sent. */
    carrier: string;
    label_code: string;
    created_at: Date;
    received_at: Date | null;
  };
  order_return_row: {
    return_id: number;
    row_number: number;
    quantity: number;
    reason: ReturnReason;
  };
  order_refund: {
    id: GeneratedAlways<number>;
    order_id: number;
    return_id: number;
    /** Of the order; 0 for what is not of a row, such as shipping. */
    row_number: number;
    /** Including VAT, in minor units. */
    amount: number;
    vat: number;
    /** Paid to a gift card or the customer's balance. */
    to_balance: boolean;
    created_at: Date;
  };
}
