import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../../platform/database/json-column.ts';
import type { Address } from '../../shop/address.ts';

/** `partial`: packed or on its way; `completed`: delivered; `refunded`: all of it came back. */
export type OrderStatus = 'pending-payment' | 'received' | 'partial' | 'completed' | 'cancelled' | 'refunded';

export interface OrderTables {
  customer_order: {
    id: GeneratedAlways<number>;
    public_id: string;
    cart_id: string;
    /** The logged-in user who placed it; null for a guest, and once the account is deleted. */
    user_id: string | null;
    content_hash: string;
    market: string;
    language: string;
    currency: string;
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
    /** Subscribed to the newsletter. */
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
    /** When it was paid. */
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
}
