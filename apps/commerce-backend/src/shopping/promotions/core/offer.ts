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

export interface OfferedLine {
  readonly unitSelling: MinorUnits;
  readonly quantity: number;
  /** The one offer that counts for the line, if any. */
  readonly offer: Offer | undefined;
}

/** An offer's effect on a line: the price of a paid unit, and the number of free units. */
export interface LineOffer {
  readonly unit: MinorUnits;
  readonly freeUnits: number;
}

const percentOff = (unit: MinorUnits, percent: number): MinorUnits => unit - Math.round((unit * percent) / 100);

/** Takes the free units from the cheapest lines; of two as cheap, from the later one. */
function freeUnitsOf(
  lines: readonly OfferedLine[],
  indexes: readonly number[],
  free: number,
): ReadonlyMap<number, number> {
  const cheapestFirst = indexes.toSorted(
    (a, b) => (lines[a]?.unitSelling ?? 0) - (lines[b]?.unitSelling ?? 0) || b - a,
  );
  const byLine = new Map<number, number>();
  let left = free;
  for (const index of cheapestFirst) {
    const taken = Math.min(left, lines[index]?.quantity ?? 0);
    if (taken > 0) byLine.set(index, taken);
    left -= taken;
  }
  return byLine;
}

function takeAndPay(lines: readonly OfferedLine[]): ReadonlyMap<number, number> {
  const byOffer = new Map<Offer, number[]>();
  lines.forEach(({ offer }, index) => {
    if (offer?.effect.kind === 'take-pay') byOffer.set(offer, [...(byOffer.get(offer) ?? []), index]);
  });
  const free = new Map<number, number>();
  for (const [{ effect }, indexes] of byOffer) {
    if (effect.kind !== 'take-pay') continue;
    const units = indexes.reduce((sum, index) => sum + (lines[index]?.quantity ?? 0), 0);
    const freeUnits = Math.floor(units / effect.take) * (effect.take - effect.pay);
    for (const [index, count] of freeUnitsOf(lines, indexes, freeUnits)) free.set(index, count);
  }
  return free;
}

/** The effect of each line's offer, in the order of the lines. */
export function lineOffers(lines: readonly OfferedLine[]): readonly LineOffer[] {
  const free = takeAndPay(lines);
  return lines.map(({ unitSelling, offer }, index) => ({
    unit: offer?.effect.kind === 'percentage' ? percentOff(unitSelling, offer.effect.percentOff) : unitSelling,
    freeUnits: free.get(index) ?? 0,
  }));
}
