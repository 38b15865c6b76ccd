import { DAY_MS } from '../../../platform/time.ts';
import type { MarketAlias } from '@lyng/model';
import type { ShippingKind } from '../../shipping/shipping-options.ts';

/** Hours of the demo's warehouse, in UTC: orders until noon leave on the same day. */
const CUT_OFF_HOUR = 12;
const PACKED_HOUR = 13;
const SENT_HOUR = 16;
const DELIVERED_HOUR = 15;
/** Business days after which something sent back has arrived. */
const DAYS_BACK = 2;

/** Business days on the road from the warehouse in Denmark. */
const daysOnTheRoad: Readonly<Record<MarketAlias, Readonly<Record<ShippingKind, number>>>> = {
  dk: { home: 1, 'parcel-shop': 2, express: 1 },
  se: { home: 2, 'parcel-shop': 2, express: 1 },
  no: { home: 3, 'parcel-shop': 3, express: 1 },
  fi: { home: 3, 'parcel-shop': 4, express: 1 },
};

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether the warehouse works on that day. Only weekends are left out. */
const isBusinessDay = (time: Date): boolean => time.getUTCDay() !== SUNDAY && time.getUTCDay() !== SATURDAY;

const nextDay = (time: Date): Date => new Date(time.getTime() + DAY_MS);

/** The same time so many business days on; 0 is that day, or the next business day. */
function addBusinessDays(time: Date, days: number): Date {
  let day = time;
  while (!isBusinessDay(day)) day = nextDay(day);
  for (let left = days; left > 0; left -= 1) {
    day = nextDay(day);
    while (!isBusinessDay(day)) day = nextDay(day);
  }
  return day;
}

/** That hour, in UTC, of the day. */
const atHour = (day: Date, hour: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));

export interface FulfilmentPlan {
  readonly packedAt: Date;
  readonly sentAt: Date;
  readonly deliveredAt: Date;
}

export function planFulfilment(paidAt: Date, market: MarketAlias, kind: ShippingKind): FulfilmentPlan {
  const isInTime = paidAt < atHour(paidAt, CUT_OFF_HOUR);
  // An order from a weekend, at whatever hour, is sent on Monday.
  const day = addBusinessDays(paidAt, isInTime || !isBusinessDay(paidAt) ? 0 : 1);
  return {
    packedAt: atHour(day, PACKED_HOUR),
    sentAt: atHour(day, SENT_HOUR),
    deliveredAt: atHour(addBusinessDays(day, daysOnTheRoad[market][kind]), DELIVERED_HOUR),
  };
}

export type FulfilmentStep = 'ordered' | 'packed' | 'sent' | 'delivered';

export function stepAt({ packedAt, sentAt, deliveredAt }: FulfilmentPlan, now: Date): FulfilmentStep {
  if (now >= deliveredAt) return 'delivered';
  if (now >= sentAt) return 'sent';
  return now >= packedAt ? 'packed' : 'ordered';
}

/** When something that was registered at that time has come back. */
export const arrivalOfReturn = (registeredAt: Date): Date =>
  atHour(addBusinessDays(registeredAt, DAYS_BACK), PACKED_HOUR);
