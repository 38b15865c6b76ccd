import type { MarketAlias } from '@lyng/model';
import { DAY_MS } from '../../../platform/time.ts';
import type { OrderStatus } from '../../orders/order-tables.ts';
import { endOfDay } from '../../promotions/core/end-of-day.ts';

export interface AftercareFacts {
  readonly status: OrderStatus;
  readonly market: MarketAlias;
  readonly parcels: readonly { readonly sentAt: Date | null; readonly deliveredAt: Date | null }[];
  /** Units of goods that no return has yet. */
  readonly unitsLeft: number;
  readonly hasGiftCard: boolean;
}

export interface Aftercare {
  readonly canReturn: boolean;
  /** The end of the last day on which goods may be registered; `undefined` until all of them are delivered. */
  readonly returnableUntil: Date | undefined;
  /** A withdrawal cancels the order, or sends everything back. */
  readonly withdrawal: 'cancel' | 'return' | undefined;
}

/** No market's clock is further ahead of UTC: near midnight the shopper gets the later of two days. */
const MAX_OFFSET_MS = 3 * 60 * 60 * 1000;

const dayOf = (time: Date, days: number): string =>
  new Date(time.getTime() + MAX_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The days count from the delivery of the last parcel. */
function endOfReturns({ parcels, market }: AftercareFacts, returnDays: number): Date | undefined {
  const delivered = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  if (delivered.length === 0 || delivered.length < parcels.length) return undefined;
  const last = new Date(Math.max(...delivered.map((time) => time.getTime())));
  return endOfDay(dayOf(last, returnDays), market);
}

export function aftercareOf(facts: AftercareFacts, returnDays: number, now: Date): Aftercare {
  const { status, parcels, unitsLeft, hasGiftCard } = facts;
  const returnableUntil = endOfReturns(facts, returnDays);
  // A gift card was mailed at once and may be spent: customer service has to look at such an order.
  if (status === 'received' && parcels.length === 0)
    return { canReturn: false, returnableUntil, withdrawal: hasGiftCard ? undefined : 'cancel' };
  const isOpen = status === 'partial' || status === 'completed';
  const isInTime = returnableUntil === undefined || now < returnableUntil;
  const mayGoBack = isOpen && parcels.length > 0 && isInTime && unitsLeft > 0;
  return {
    canReturn: mayGoBack && parcels.some(({ sentAt }) => sentAt !== null),
    returnableUntil,
    withdrawal: mayGoBack ? 'return' : undefined,
  };
}
