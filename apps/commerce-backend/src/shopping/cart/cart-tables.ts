import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../../platform/database/json-column.ts';
import type { Address } from '../../shop/address.ts';
import type { Offer } from '../promotions/core/offer.ts';
import type { PromoCode } from '../promotions/core/promo-code.ts';
import type { ShownTotal } from './shown-total.ts';

export interface CartTables {
  cart: {
    id: string;
    market: string;
    promo_code: string;
    merchant_data: Generated<string>;
    /** When it became an order. */
    completed_at: Date | null;
    /** When a client completed it without an order. */
    closed_at: Generated<Date | null>;
    shown: JsonColumn<ShownTotal> | null;
    created_at: Date;
    updated_at: Date;
  };
  cart_line: {
    id: string;
    cart_id: string;
    position: GeneratedAlways<number>;
    sku_id: number;
    quantity: number;
    message: string;
    /** Lines of one SKU in different groups are different lines; empty without a group. */
    group_key: Generated<string>;
  };
  /** Written by the catalogue's loader only. */
  promo_code: {
    code: string;
    name: PromoCode['name'];
    effect: PromoCode['effect'];
    minimum_inc_vat: PromoCode['minimumIncVat'];
  };
  checkout: {
    cart_id: string;
    email: string;
    identity_number: string;
    customer_type: string;
    billing_address: JsonColumn<Address>;
    shipping_address: JsonColumn<Address> | null;
    shipping_id: number | null;
    payment_id: number | null;
    pickup_point: string;
    message: string;
    updated_at: Date;
  };
  order_validation: {
    cart_id: string;
    asked_at: Date;
  };
  /** When, where and how often a code counts; a code without a row always does. */
  promo_limit: {
    code: string;
    starts_at: Date | null;
    ends_at: Date | null;
    markets: JsonColumn<readonly string[]> | null;
    most_uses: number | null;
    once_per_customer: boolean;
  };
  /** The code that an order was placed with; gone when the order is cancelled. */
  promo_use: {
    order_id: number;
    code: string;
    /** The customer of a code that counts once for each; null for other codes. */
    customer: string | null;
  };
  offer: {
    offer_id: number;
    name: JsonColumn<Offer['name']>;
    hide_title: boolean;
    effect: JsonColumn<Offer['effect']>;
    kinds: JsonColumn<readonly string[]> | null;
    minimum_inc_vat: JsonColumn<Offer['minimumIncVat']>;
    markets: JsonColumn<readonly string[]> | null;
    starts_at: Date | null;
    ends_at: Date | null;
  };
}
