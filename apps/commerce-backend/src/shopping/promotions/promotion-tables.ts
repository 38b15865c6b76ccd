import type { JsonColumn } from '../../platform/database/json-column.ts';
import type { Offer } from './core/offer.ts';

export interface PromotionTables {
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
