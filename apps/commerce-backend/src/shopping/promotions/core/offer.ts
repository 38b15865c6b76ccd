import type { Language, MarketAlias, MinorUnits } from '@lyng/model';

/** The effect of a campaign without a code; amounts in minor units including VAT. */
export type OfferEffect =
  | { readonly kind: 'percentage'; readonly percentOff: number }
  /** Off the complete cart. */
  | { readonly kind: 'amount'; readonly amountIncVat: Record<MarketAlias, MinorUnits> }
  /** Of every `take` units the cheapest are free, so that only `pay` cost something. */
  | { readonly kind: 'take-pay'; readonly take: number; readonly pay: number }
  /** The least expensive size of that kind that is there, for nothing. */
  | { readonly kind: 'gift'; readonly productKind: string }
  | { readonly kind: 'free-shipping' };

export interface Offer {
  readonly offerId: number;
  readonly name: Record<Language, string>;
  /** The campaign counts but its name is not shown. */
  readonly hideTitle: boolean;
  readonly effect: OfferEffect;
  /** Kinds of product that it is about; null for all. */
  readonly kinds: readonly string[] | null;
  /** The minimum value of goods before every reduction; 0 for no condition. */
  readonly minimumIncVat: Record<MarketAlias, MinorUnits>;
}

export const isAbout = ({ kinds }: Pick<Offer, 'kinds'>, productKind: string): boolean =>
  kinds === null || kinds.includes(productKind);
