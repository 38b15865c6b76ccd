import type { CurrencyCode } from '@lyng/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../platform/database/json-column.ts';

/** Money from the shop, an order that was paid with it, or money that came back of an order. */
export type BalanceTransactionKind = 'credit' | 'purchase' | 'refund';

export interface CustomerMoneyTables {
  customer_balance: {
    /** The `sid` of the customer's token. */
    user_id: string;
    currency: CurrencyCode;
    amount: number;
  };
  balance_transaction: {
    id: GeneratedAlways<number>;
    user_id: string;
    currency: CurrencyCode;
    /** In minor units; negative when the customer paid with it. */
    amount: number;
    kind: BalanceTransactionKind;
    /** The order that was paid, or that the money comes back from. */
    order_id: number | null;
    created_at: Generated<Date>;
  };
  /** The balance that an order was paid with. A cancelled order has no row: the money is the customer's again. */
  balance_spending: {
    order_id: number;
    user_id: string;
    currency: CurrencyCode;
    amount: number;
  };
  gift_card: {
    code: string;
    currency: string;
    value: number;
    balance: number;
    bought_with: number | null;
    created_at: Date;
    expires_at: Date;
  };
  /** The gift card that an order was paid with. A cancelled order has no row: the money is back on the card. */
  gift_card_spending: {
    order_id: number;
    code: string;
    amount: number;
  };
  cart_gift_card: {
    cart_id: string;
    code: string;
  };
  voucher: {
    /** In capitals, as codes are stored. */
    id: string;
    /** Its owner: the `sid` of the token that may use it. */
    user_id: string;
    currency: CurrencyCode;
    amount: number;
    created_at: Date;
    expires_at: Date;
    /** When it was redeemed outside of the shop; what an order used it for is in `promo_use`. */
    redeemed_at: Generated<Date | null>;
  };
  /** Somebody whom the members programme knows: a contact, or a member once `joined_at` is set. */
  loyalty_contact: {
    id: string;
    /** In lower case. */
    email: string;
    /** The `sid` of the customer's token; null for a contact without an account. */
    user_id: string | null;
    /** Other facts, such as `firstName`. */
    attributes: JsonColumn<Readonly<Record<string, string>>>;
    accepts_email: boolean;
    accepts_sms: boolean;
    /** The search service's key of this contact; each has its own. */
    discovery_key: string | null;
    /** Purchases count from then on. */
    joined_at: Date | null;
    /** The last payout that was made, or that came before the contact joined. */
    paid_until: Date | null;
    created_at: Date;
    updated_at: Date;
  };
}
