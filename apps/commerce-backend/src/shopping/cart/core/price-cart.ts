import { spreadDiscount } from '@lyng/model';
import type { MarketAlias, MinorUnits } from '@lyng/model';
import { vatSplit } from '../../../shop/pricing/vat-split.ts';
import { isAbout, lineOffers } from '../../promotions/core/offer.ts';
import type { Offer } from '../../promotions/core/offer.ts';
import { marketTerms } from '../../../shop/market-terms.ts';
import { addAmounts, lessAmount, noAmount, priceOf } from '../../../shop/pricing/amount.ts';
import type { Amount, PriceAmounts } from '../../../shop/pricing/amount.ts';
import { payWithBalance } from '../../balance/core/pay-with-balance.ts';
import type { BalancePayment } from '../../balance/core/pay-with-balance.ts';
import type { PromoCode, PromoEffect } from '../../promotions/core/promo-code.ts';
import type { ShippingOption } from '../../shipping/shipping-options.ts';

/**
 * The kind of product that is a gift card: nothing lowers its price. It is sold as a multi-purpose voucher, without VAT
 * (Directive (EU) 2016/1065; momsloven § 73 b): VAT is due on the goods that it pays for.
 */
export const GIFT_CARD_KIND = 'gift-card';

/** One line as the price list has it; unit prices including VAT. */
export interface CartLine {
  readonly unitRegular: MinorUnits;
  readonly unitSelling: MinorUnits;
  readonly quantity: number;
  /** Offers are about kinds of products. */
  readonly productKind?: string;
}

export interface CartToPrice {
  readonly market: MarketAlias;
  /** 25 for 25 %, 25.5 for Finland. */
  readonly vatPercent: number;
  readonly lines: readonly CartLine[];
  /** Campaigns that count now, in the order in which a line takes one. */
  readonly offers?: readonly Offer[];
  readonly promo: PromoCode | undefined;
  readonly shipping: ShippingOption;
  /** Money on a gift card, in minor units. */
  readonly balance?: MinorUnits;
}

/** So many units of a line at one price each. */
export interface LinePart {
  readonly quantity: number;
  readonly price: PriceAmounts;
}

export interface LinePrices {
  /** One unit by the price list. */
  readonly unit: PriceAmounts;
  /** One paid unit after campaign and percentage code. */
  readonly campaignUnit: PriceAmounts;
  /** The units by what each costs: the paid ones, then the free ones. */
  readonly parts: readonly LinePart[];
  readonly total: PriceAmounts;
  /** The line's price after its share of a fixed discount. */
  readonly payable: Amount;
  readonly offer: Offer | undefined;
}

export interface ShippingTerms {
  /** Whichever way the parcel goes. */
  readonly alwaysFree: boolean;
  /** The goods reach the threshold for free shipping. */
  readonly reachesFreeShipping: boolean;
}

/** The fee of a shipping option for a cart with these terms. */
export const shippingFeeOf = (
  option: ShippingOption,
  { alwaysFree, reachesFreeShipping }: ShippingTerms,
  vatPercent: number,
): Amount => {
  if (alwaysFree || (option.freeFromLimit && reachesFreeShipping)) return noAmount;
  return { incVat: option.feeIncVat, exVat: vatSplit(option.feeIncVat, vatPercent).exVat };
};

export interface CartPrices {
  readonly lines: readonly LinePrices[];
  /** The conditions of codes and campaigns are compared with it. */
  readonly goodsValue: MinorUnits;
  readonly subTotal: PriceAmounts;
  readonly fixedDiscount: Amount;
  readonly shippingFee: Amount;
  readonly amountLeftToFreeShipping: MinorUnits;
  readonly freeShipping: boolean;
  readonly shippingTerms: ShippingTerms;
  /** The total of the order, however it is paid. */
  readonly total: PriceAmounts;
  readonly payment: BalancePayment;
  /** The code, when it counts: known and its condition met. */
  readonly effectivePromo: PromoCode | undefined;
  /** The campaigns that apply to the complete cart, gifts not among them. */
  readonly effectiveOffers: readonly Offer[];
}

type Split = (incVat: MinorUnits) => Amount;

const afterPercentage = (selling: MinorUnits, effect: PromoEffect | undefined): MinorUnits =>
  effect?.kind === 'percentage' ? selling - Math.round((selling * effect.percentOff) / 100) : selling;

const sumOf = (amounts: readonly Amount[]): Amount => amounts.reduce(addAmounts, noAmount);

const isGiftCard = ({ productKind }: CartLine): boolean => productKind === GIFT_CARD_KIND;

/** The value of the goods before every reduction; gift cards do not count as goods. */
const goodsValue = (lines: readonly CartLine[]): MinorUnits =>
  lines.reduce((sum, line) => (isGiftCard(line) ? sum : sum + line.unitSelling * line.quantity), 0);

/** The offers whose conditions the cart meets. */
export const metOffers = ({
  offers = [],
  lines,
  market,
}: Pick<CartToPrice, 'offers' | 'lines' | 'market'>): readonly Offer[] => {
  const value = goodsValue(lines);
  return value === 0 ? [] : offers.filter((offer) => value >= offer.minimumIncVat[market]);
};

/** One campaign per line: the first that is about its kind. */
const lineOfferOf = (line: CartLine, offers: readonly Offer[]): Offer | undefined =>
  isGiftCard(line)
    ? undefined
    : offers.find(
        (offer) =>
          (offer.effect.kind === 'percentage' || offer.effect.kind === 'take-pay') &&
          isAbout(offer, line.productKind ?? ''),
      );

/** Unit prices are discounted, not totals, so that unit × quantity is what the shopper reads. */
function priceLines(
  cart: CartToPrice,
  offers: readonly Offer[],
  effect: PromoEffect | undefined,
  split: Split,
): readonly Omit<LinePrices, 'payable'>[] {
  const offered = cart.lines.map((line) => ({ ...line, offer: lineOfferOf(line, offers) }));
  const made = lineOffers(offered);
  return cart.lines.map((line, index) => {
    const splitOf: Split = isGiftCard(line) ? (incVat) => ({ incVat, exVat: incVat }) : split;
    const { unit, freeUnits } = made[index] ?? { unit: line.unitSelling, freeUnits: 0 };
    const reduced = isGiftCard(line) ? unit : afterPercentage(unit, effect);
    const paid = line.quantity - freeUnits;
    const regular = splitOf(line.unitRegular);
    const parts = [
      { quantity: paid, price: priceOf(regular, splitOf(reduced)) },
      { quantity: freeUnits, price: priceOf(regular, noAmount) },
    ];
    return {
      unit: priceOf(regular, splitOf(line.unitSelling)),
      campaignUnit: priceOf(regular, splitOf(reduced)),
      parts: parts.filter(({ quantity }) => quantity > 0),
      total: priceOf(splitOf(line.unitRegular * line.quantity), splitOf(reduced * paid)),
      offer: unit < line.unitSelling || freeUnits > 0 ? offered[index]?.offer : undefined,
    };
  });
}

const fixedOf = (effect: PromoEffect | Offer['effect'] | undefined, market: MarketAlias): MinorUnits =>
  effect?.kind === 'amount' ? effect.amountIncVat[market] : 0;

/**
 * Everything a cart costs, in integer minor units. VAT is split line by line after all discounts, and each sum is the
 * sum of its lines: inc = ex + vat holds on every level and nothing is below zero.
 */
export function priceCart(cart: CartToPrice): CartPrices {
  const { market, shipping } = cart;
  const split: Split = (incVat) => ({ incVat, exVat: vatSplit(incVat, cart.vatPercent).exVat });
  const value = goodsValue(cart.lines);
  const effectivePromo = cart.promo && value >= cart.promo.minimumIncVat[market] ? cart.promo : undefined;
  const effect = effectivePromo?.effect;
  const offers = metOffers(cart);

  const priced = priceLines(cart, offers, effect, split);
  const fixed = offers.reduce((sum, offer) => sum + fixedOf(offer.effect, market), fixedOf(effect, market));
  const spendable = priced.map((line, index) =>
    cart.lines[index]?.productKind === GIFT_CARD_KIND ? 0 : line.total.selling.incVat,
  );
  const shares = spreadDiscount(fixed, spendable);
  const lines = priced.map((line, index) => {
    const share = shares[index] ?? 0;
    return { ...line, payable: share === 0 ? line.total.selling : split(line.total.selling.incVat - share) };
  });

  const subTotal = priceOf(
    sumOf(lines.map((line) => line.total.regular)),
    sumOf(lines.map((line) => line.total.selling)),
  );
  const payable = sumOf(lines.map((line) => line.payable));
  const goods = spendable.reduce((sum, value, index) => sum + value - (shares[index] ?? 0), 0);
  const byCampaign = effect?.kind === 'free-shipping' || offers.some((offer) => offer.effect.kind === 'free-shipping');
  const { freeShippingFrom } = marketTerms(market);
  // In the shopper's favour: at the very amount there is nothing left to buy for, so nothing is charged either.
  const reachesFreeShipping = goods >= freeShippingFrom;
  const shippingTerms = { alwaysFree: cart.lines.every(isGiftCard) || byCampaign, reachesFreeShipping };
  const shippingFee = shippingFeeOf(shipping, shippingTerms, cart.vatPercent);
  const total = priceOf(addAmounts(subTotal.regular, shippingFee), addAmounts(payable, shippingFee));
  return {
    lines,
    goodsValue: value,
    subTotal,
    fixedDiscount: lessAmount(subTotal.selling, payable),
    shippingFee,
    amountLeftToFreeShipping: byCampaign ? 0 : Math.max(0, freeShippingFrom - goods),
    freeShipping: shippingFee.incVat === 0 && cart.lines.length > 0,
    shippingTerms,
    total,
    payment: payWithBalance(total, cart.balance ?? 0),
    effectivePromo,
    effectiveOffers: offers.filter(
      (offer) =>
        offer.effect.kind === 'free-shipping' ||
        fixedOf(offer.effect, market) > 0 ||
        lines.some((line) => line.offer === offer),
    ),
  };
}
