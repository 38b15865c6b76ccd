import type { MinorUnits } from '@lyng/model';
import { lessAmount } from './amount.ts';
import type { Amount, PriceAmounts } from './amount.ts';

/** How an order is paid: so much from a gift card, the rest in another way. */
export interface BalancePayment {
  /** Taken from the card, in minor units. */
  readonly fromBalance: MinorUnits;
  /** What is left to pay; its VAT is the same part of the order's VAT. */
  readonly due: PriceAmounts;
}

/** `amount × part ÷ whole`, rounded down; in big integers, because the product may pass 2^53. */
const proportion = (amount: MinorUnits, part: MinorUnits, whole: MinorUnits): MinorUnits =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** Takes what the card holds off what the order costs, and never more than that. */
export function payWithBalance(total: PriceAmounts, balance: MinorUnits): BalancePayment {
  const { selling, regular } = total;
  const fromBalance = Math.min(Math.max(balance, 0), selling.incVat);
  const taken: Amount = { incVat: fromBalance, exVat: proportion(selling.exVat, fromBalance, selling.incVat) };
  return { fromBalance, due: { selling: lessAmount(selling, taken), regular: lessAmount(regular, taken) } };
}
