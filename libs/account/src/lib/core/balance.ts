/** One change of a balance. */
export interface BalanceTransaction {
  readonly id: number;
  /** Money from the shop, an order that was paid with it, or money that came back of an order. */
  readonly kind: 'CREDIT' | 'PURCHASE' | 'REFUND';
  /** The customer paid with it: the amount is negative. */
  readonly isPayment: boolean;
  readonly amountFormatted: string;
  readonly orderId: number | null;
  /** ISO 8601. */
  readonly date: string;
}

/** The amount that a customer can spend; amounts are texts of the server. */
export interface Balance {
  /** In the currency of the market. */
  readonly hereFormatted: string;
  readonly transactions: readonly BalanceTransaction[];
  /** In other currencies, without those of which there is nothing. */
  readonly elsewhere: readonly string[];
}
