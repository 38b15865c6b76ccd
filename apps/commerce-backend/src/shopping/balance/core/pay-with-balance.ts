import type { MinorUnits } from '@lyng/model';
import { lessAmount } from '../../../shop/pricing/amount.ts';
import type { PriceAmounts } from '../../../shop/pricing/amount.ts';

/** An order's payment: a part from a gift card or balance, the rest in another way. */
export interface BalancePayment {
  /** In minor units. */
  readonly fromBalance: MinorUnits;
  /**
   * The amount left to pay. Its VAT is that of the complete sale: a gift card is a means of payment, not a reduction.
   * Without VAT it is below zero when more than that was paid (item value + fees − balance).
   */
  readonly due: PriceAmounts;
}

/** Takes what card and balance hold off what the order costs, and never more than that. */
export function payWithBalance({ selling, regular }: PriceAmounts, balance: MinorUnits): BalancePayment {
  const fromBalance = Math.min(Math.max(balance, 0), selling.incVat);
  const paid = { incVat: fromBalance, exVat: fromBalance };
  return { fromBalance, due: { selling: lessAmount(selling, paid), regular: lessAmount(regular, paid) } };
}
