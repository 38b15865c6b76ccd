import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../../platform/database/json-column.ts';
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
}
