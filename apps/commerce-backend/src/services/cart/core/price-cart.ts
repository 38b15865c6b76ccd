import type { MarketAlias, MinorUnits } from '@lyng/model';
import { vatSplit } from '../../pricing/core/vat-split.ts';
import { marketTerms } from './market-terms.ts';
import { addAmounts, lessAmount, noAmount, priceOf } from './amount.ts';
import type { Amount, PriceAmounts } from './amount.ts';
import type { PromoCode, PromoEffect } from './promo-code.ts';
import { judgePromo } from './promo-code.ts';
import type { ShippingOption } from './shipping-options.ts';
import { spreadAmount } from './spread-amount.ts';

/** One line as the price list has it; unit prices including VAT. */
export interface CartLine {
  readonly unitRegular: MinorUnits;
  readonly unitSelling: MinorUnits;
  readonly quantity: number;
}

/** Everything that decides what a cart costs. */
export interface CartToPrice {
  readonly market: MarketAlias;
  /** 25 for 25 %, 25.5 for Finland. */
  readonly vatPercent: number;
  readonly lines: readonly CartLine[];
  readonly promo: PromoCode | undefined;
  readonly shipping: ShippingOption;
}

/** What one line costs. */
export interface LinePrices {
  /** One unit by the price list. */
  readonly unit: PriceAmounts;
  /** One unit after a percentage code. */
  readonly campaignUnit: PriceAmounts;
  readonly total: PriceAmounts;
  /** What the line costs after its share of a fixed discount. */
  readonly payable: Amount;
}

/** What the cart costs, line by line and together. */
export interface CartPrices {
  readonly lines: readonly LinePrices[];
  readonly subTotal: PriceAmounts;
  readonly fixedDiscount: Amount;
  readonly shippingFee: Amount;
  readonly amountLeftToFreeShipping: MinorUnits;
  readonly freeShipping: boolean;
  readonly total: PriceAmounts;
  /** The code, when it counts: known and its condition met. */
  readonly effectivePromo: PromoCode | undefined;
}

const afterPercentage = (selling: MinorUnits, effect: PromoEffect | undefined): MinorUnits =>
  effect?.kind === 'percentage' ? selling - Math.round((selling * effect.percentOff) / 100) : selling;

const sumOf = (amounts: readonly Amount[]): Amount => amounts.reduce(addAmounts, noAmount);

/** Unit prices are discounted, not totals, so that unit × quantity is what the shopper reads. */
const priceLine = (line: CartLine, effect: PromoEffect | undefined, split: (incVat: MinorUnits) => Amount): Omit<LinePrices, 'payable'> => {
  const reduced = afterPercentage(line.unitSelling, effect);
  return {
    unit: priceOf(split(line.unitRegular), split(line.unitSelling)),
    campaignUnit: priceOf(split(line.unitRegular), split(reduced)),
    total: priceOf(split(line.unitRegular * line.quantity), split(reduced * line.quantity)),
  };
};

const isFree = (cart: CartToPrice, effect: PromoEffect | undefined, goods: MinorUnits): boolean =>
  cart.lines.length === 0 ||
  effect?.kind === 'free-shipping' ||
  (cart.shipping.freeAboveThreshold && goods >= marketTerms(cart.market).freeShippingFrom);

/**
 * Everything a cart costs, in integer minor units. VAT is split line by line after all discounts, and each
 * sum is the sum of its lines: inc = ex + vat holds on every level and nothing is below zero (D4).
 */
export function priceCart(cart: CartToPrice): CartPrices {
  const split = (incVat: MinorUnits): Amount => {
    const { exVat } = vatSplit(incVat, cart.vatPercent);
    return { incVat, exVat };
  };
  const goodsBefore = cart.lines.reduce((sum, line) => sum + line.unitSelling * line.quantity, 0);
  const judged = judgePromo(cart.promo, cart.market, goodsBefore);
  const effectivePromo = judged.ok ? judged.value : undefined;
  const effect = effectivePromo?.effect;

  const priced = cart.lines.map((line) => priceLine(line, effect, split));
  const fixed = effect?.kind === 'amount' ? effect.amountIncVat[cart.market] : 0;
  const shares = spreadAmount(fixed, priced.map((line) => line.total.selling.incVat));
  const lines = priced.map((line, index) => ({ ...line, payable: split(line.total.selling.incVat - (shares[index] ?? 0)) }));

  const subTotal = priceOf(sumOf(lines.map((line) => line.total.regular)), sumOf(lines.map((line) => line.total.selling)));
  const goods = sumOf(lines.map((line) => line.payable));
  const free = isFree(cart, effect, goods.incVat);
  const shippingFee = free ? noAmount : split(cart.shipping.feeIncVat);
  const left = Math.max(0, marketTerms(cart.market).freeShippingFrom - goods.incVat);
  return {
    lines,
    subTotal,
    fixedDiscount: lessAmount(subTotal.selling, goods),
    shippingFee,
    amountLeftToFreeShipping: effect?.kind === 'free-shipping' ? 0 : left,
    freeShipping: free && cart.lines.length > 0,
    total: priceOf(addAmounts(subTotal.regular, shippingFee), addAmounts(goods, shippingFee)),
    effectivePromo,
  };
}
