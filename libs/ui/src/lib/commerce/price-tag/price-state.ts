import { shownAmount } from '@lyng/model';
import type { DiscountType, Money, ShownLowestPrice, ShownPrice } from '@lyng/model';

/** A price that is not the shop's own: the maker's recommendation, or that of other shops. Never a discount. */
export interface ComparisonPrice {
  readonly kind: 'recommended' | 'elsewhere';
  readonly price: Money;
}

/** Everything that the server may return about a price. */
export interface PriceFacts {
  readonly price: ShownPrice;
  /** The lowest price of the last 30 days. Required, so that it is never left out beside a reduced price. */
  readonly lowestPrice: ShownLowestPrice | null;
  /** From the customer type's VAT flag: true for a person, false for a business. */
  readonly vatIncluded: boolean;
  /** `PRICE_CAMPAIGN` marks a reduced price as a campaign price. */
  readonly discountType?: DiscountType;
  readonly comparisonPrice?: ComparisonPrice | null;
  /** The member's price; shown where it is less than the price for everybody. */
  readonly memberPrice?: Money | null;
}

/** The server's texts, sorted by meaning. */
interface CommonPriceState {
  /** `null`: it is free. */
  readonly amount: string | null;
  readonly comparison: { readonly kind: ComparisonPrice['kind']; readonly amount: string } | null;
  readonly member: string | null;
}

/** The content of a price tag; every amount is a text of the server, none is computed. */
export type PriceState =
  | (CommonPriceState & { readonly kind: 'regular' })
  | (CommonPriceState & {
      readonly kind: 'sale' | 'campaign';
      readonly before: string;
      /** Integer percent below `before`; `null` when the server counted none. */
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
  const common: CommonPriceState = {
    amount: selling.incVat === 0 ? null : shownAmount(selling, vatIncluded),
    // A comparison price that is not higher would only confuse.
    comparison:
      comparisonPrice && comparisonPrice.price.incVat > selling.incVat
        ? { kind: comparisonPrice.kind, amount: shownAmount(comparisonPrice.price, vatIncluded) }
        : null,
    member: memberPrice && memberPrice.incVat < selling.incVat ? shownAmount(memberPrice, vatIncluded) : null,
  };
  // A reduction that takes nothing off is left out, whatever its name.
  if (!price.isDiscounted || !regular || regular.incVatFormatted === selling.incVatFormatted)
    return { kind: 'regular', ...common };
  const percent = above(price.discountPercentage ?? 0);
  const fromLowest = lowestPrice && above(lowestPrice.discountPercentage);
  return {
    kind: discountType === 'PRICE_CAMPAIGN' ? 'campaign' : 'sale',
    ...common,
    before: shownAmount(regular, vatIncluded),
    percent,
    lowest: lowestPrice && {
      amount: shownAmount(lowestPrice.lowest, vatIncluded),
      percent: fromLowest === percent ? null : fromLowest,
    },
  };
};
