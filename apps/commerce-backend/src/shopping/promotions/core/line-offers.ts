import type { MinorUnits } from '@lyng/model';
import type { Offer } from './offer.ts';

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
