import type { MarketAlias, MinorUnits } from '@lyng/model';
import { discountPercentage } from './discount-percentage.ts';

/** Prices from `from` on end on `at` within each `step`; all in minor units. */
interface PriceEnding {
  readonly from: MinorUnits;
  readonly step: MinorUnits;
  readonly at: MinorUnits;
}

/** 259 kr., 599 kr.; for low prices, where a step of that size would be much of the price: 29 kr., 111 kr. */
const kroner: readonly PriceEnding[] = [
  { from: 200_00, step: 10_00, at: 9_00 },
  { from: 0, step: 1_00, at: 0 },
];

/** 36,90 €, 74,90 €; what is cheaper: 11,20 €. */
const euros: readonly PriceEnding[] = [
  { from: 20_00, step: 1_00, at: 90 },
  { from: 0, step: 10, at: 0 },
];

const endings: Readonly<Record<MarketAlias, readonly PriceEnding[]>> = {
  dk: kroner,
  se: kroner,
  no: kroner,
  fi: euros,
};

const exactShare = (regular: MinorUnits, percentOff: number): number => (regular * (100 - percentOff)) / 100;

/**
 * The campaign price: the nearest price ending of the market that is not above the exact share, so that the reduction
 * is never less than the campaign promises. Minor units.
 */
export function campaignPrice(market: MarketAlias, regular: MinorUnits, percentOff: number): MinorUnits {
  const exact = exactShare(regular, percentOff);
  const { step, at } = endings[market].find(({ from }) => exact >= from) ?? { step: 1, at: 0 };
  const ending = Math.floor((exact - at) / step) * step + at;
  return ending > 0 ? ending : Math.floor(exact);
}

/**
 * The integer percent to show beside a reduced price: the campaign's own where the price comes from one of the
 * campaigns, else calculated from the prices.
 *
 * @param campaignPercents what each campaign of the product takes off
 */
export const shownPercentage = (
  market: MarketAlias,
  before: MinorUnits,
  now: MinorUnits,
  campaignPercents: readonly number[],
): number =>
  campaignPercents.find(
    (percent) => now >= campaignPrice(market, before, percent) && now <= Math.ceil(exactShare(before, percent)),
  ) ?? discountPercentage(before, now);
