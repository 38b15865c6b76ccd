import type { MarketAlias } from '../market.ts';
import { addBusinessDays, DAY_MS, isoDay, weekday } from './business-days.ts';
import type { DayNumber } from './business-days.ts';

export type DeliveryKind = 'home' | 'parcel-shop' | 'express';

/** When the warehouse in Denmark sends, and how long carriers take: `delivery` of `shop.config.json`. */
export interface DeliveryTerms {
  /** The hour in Denmark until which a paid order is sent on the same business day. */
  readonly ordersUntil: number;
  /** Business days more for an order of which something is not in stock. */
  readonly madeToOrderDays: number;
  /** Business days on the road, by market and kind. The first kind of a market is the usual one. */
  readonly days: Readonly<Partial<Record<MarketAlias, Readonly<Record<DeliveryKind, number>>>>>;
}

export interface Delivery {
  readonly market: MarketAlias;
  readonly kind: DeliveryKind;
  /** Whether all units are in stock. */
  readonly isInStock: boolean;
}

/** The kinds of a market, first the usual one, which is chosen until the shopper chooses another. */
export const deliveryKinds = ({ days }: DeliveryTerms, market: MarketAlias): readonly DeliveryKind[] =>
  Object.keys(days[market] ?? {}) as DeliveryKind[];

export interface PlannedDelivery {
  /** ISO days: the parcel leaves the warehouse on the first, and arrives on the second. */
  readonly sentOn: string;
  readonly arrivesOn: string;
  /** Orders before this time, in ms since 1970, arrive on the same day. */
  readonly orderBefore: number;
}

const HOUR_MS = 3_600_000;

const lastSunday = (year: number, month: number): DayNumber => {
  const last = Date.UTC(year, month + 1, 0) / DAY_MS;
  return last - weekday(last);
};

/** The difference of the Danish clock to UTC in ms; summer time begins and ends at 1.00 UTC (directive 2000/84/EC). */
function danishOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= lastSunday(year, 2) * DAY_MS + HOUR_MS && at < lastSunday(year, 9) * DAY_MS + HOUR_MS;
  return (isSummer ? 2 : 1) * HOUR_MS;
}

/**
 * When an order that is placed now arrives; `undefined` for a market without delivery terms.
 * @param now in ms since 1970.
 */
export function planDelivery(
  now: number,
  { market, kind, isInStock }: Delivery,
  { ordersUntil, madeToOrderDays, days }: DeliveryTerms,
): PlannedDelivery | undefined {
  const daysOnTheRoad = days[market]?.[kind];
  if (daysOnTheRoad === undefined) return undefined;
  const cutOff = (day: DayNumber): number => {
    const asIfUtc = day * DAY_MS + ordersUntil * HOUR_MS;
    return asIfUtc - danishOffset(asIfUtc);
  };
  const today = Math.floor((now + danishOffset(now)) / DAY_MS);
  const packedOn = addBusinessDays(now < cutOff(today) ? today : today + 1, 0, ['dk']);
  const sentOn = addBusinessDays(packedOn, isInStock ? 0 : madeToOrderDays, ['dk']);
  return {
    sentOn: isoDay(sentOn),
    // A carrier works neither on the holidays of Denmark nor on those of the destination.
    arrivesOn: isoDay(addBusinessDays(sentOn, daysOnTheRoad, ['dk', market])),
    orderBefore: cutOff(packedOn),
  };
}
