import type { CurrencyCode } from '@lyng/model';
import type { Generated, GeneratedAlways } from 'kysely';

/** Money from the shop, an order that was paid with it, or money that came back of an order. */
export type BalanceTransactionKind = 'credit' | 'purchase' | 'refund';

export interface BalanceTables {
  /** Money that a customer has with the shop. */
  customer_balance: {
    /** The `sid` of the customer's token. */
    user_id: string;
    currency: CurrencyCode;
    amount: number;
  };
  /** Each change of a balance. */
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
}
