import { shownAmount } from '@lyng/model';
import type { DiscountType, LowestPrice, Money, Price } from '@lyng/model';

/** A price that the shop does not ask itself: what the maker recommends, or what others ask. Never a discount. */
export interface ComparisonPrice {
  readonly kind: 'recommended' | 'elsewhere';
  readonly price: Money;
}

/** Everything that the server may say of what something costs. */
export interface PriceFacts {
  readonly price: Price;
  /** Spec §9: the lowest price of the last 30 days. Must be passed on: no surface may forget it beside a reduced price. */
  readonly lowestPrice: LowestPrice | null;
  /** From the customer type's VAT flag: true for a person, false for a business. */
  readonly vatIncluded: boolean;
  /** `PRICE_CAMPAIGN` marks a reduced price as a campaign price. */
  readonly discountType?: DiscountType;
  readonly comparisonPrice?: ComparisonPrice | null;
  /** What a member pays; shown where it is less than everybody's price. */
  readonly memberPrice?: Money | null;
}

/** The server's texts, sorted by what is said with them. */
interface SaidOfAll {
  /** `null`: nothing is to be paid. */
  readonly amount: string | null;
  readonly comparison: { readonly kind: ComparisonPrice['kind']; readonly amount: string } | null;
  readonly member: string | null;
}

/** What a price tag says (IDEA-8); every amount is a text of the server, none is computed. */
export type PriceState =
  | (SaidOfAll & { readonly kind: 'regular' })
  | (SaidOfAll & {
      readonly kind: 'sale' | 'campaign';
      readonly before: string;
      /** Whole percent below `before`; `null` when the server counted none. */
      readonly percent: number | null;
      /** `percent` counted from the lowest price, where it differs from the one counted from `before`. */
      readonly lowest: { readonly amount: string; readonly percent: number | null } | null;
    });

const above = (percent: number): number | null => (percent > 0 ? percent : null);

/** The state of a price: regular, sale or campaign; any of them may be free, compared, or less for members. */
export const priceState = ({
  price,
  lowestPrice,
  vatIncluded,
  discountType,
  comparisonPrice,
  memberPrice,
}: PriceFacts): PriceState => {
  const { selling, regular } = price;
  const said: SaidOfAll = {
    amount: selling.incVat === 0 ? null : shownAmount(selling, vatIncluded),
    // One that is no higher would only confuse.
    comparison:
      comparisonPrice && comparisonPrice.price.incVat > selling.incVat
        ? { kind: comparisonPrice.kind, amount: shownAmount(comparisonPrice.price, vatIncluded) }
        : null,
    member: memberPrice && memberPrice.incVat < selling.incVat ? shownAmount(memberPrice, vatIncluded) : null,
  };
  // A reduction that reduces nothing is none, whatever it is called.
  if (!price.isDiscounted || selling.incVat >= regular.incVat) return { kind: 'regular', ...said };
  const percent = above(price.discountPercentage);
  const fromLowest = lowestPrice?.isDiscounted ? above(lowestPrice.discountPercentage) : null;
  return {
    kind: discountType === 'PRICE_CAMPAIGN' ? 'campaign' : 'sale',
    ...said,
    before: shownAmount(regular, vatIncluded),
    percent,
    lowest: lowestPrice && {
      amount: shownAmount(lowestPrice.lowest, vatIncluded),
      percent: fromLowest === percent ? null : fromLowest,
    },
  };
};
