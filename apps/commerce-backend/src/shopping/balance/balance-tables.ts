import type { CurrencyCode } from '@lyng/model';

export interface BalanceTables {
  /** Money that a customer has with the shop. */
  customer_balance: {
    /** The `sid` of the customer's token. */
    user_id: string;
    currency: CurrencyCode;
    amount: number;
  };
  /** What an order was paid with; gone when the order is cancelled and the money is the customer's again. */
  balance_spending: {
    order_id: number;
    user_id: string;
    currency: CurrencyCode;
    amount: number;
  };
}
