import { addBusinessDays, dayNumber, isoDay } from '@lyng/model';
import type { PlannedDelivery } from '@lyng/model';

/** Hours of the demo's warehouse and of its carriers, in UTC. */
const PACKED_HOUR = 13;
const SENT_HOUR = 16;
const DELIVERED_HOUR = 15;
/** Business days after which something sent back has arrived. */
const DAYS_BACK = 2;

/** That hour, in UTC, of an ISO day. */
const atHour = (day: string, hour: number): Date => new Date(`${day}T${String(hour)}:00Z`);

export interface FulfilmentPlan {
  readonly packedAt: Date;
  readonly sentAt: Date;
  readonly deliveredAt: Date;
}

export const planFulfilment = ({ sentOn, arrivesOn }: PlannedDelivery): FulfilmentPlan => ({
  packedAt: atHour(sentOn, PACKED_HOUR),
  sentAt: atHour(sentOn, SENT_HOUR),
  deliveredAt: atHour(arrivesOn, DELIVERED_HOUR),
});

export type FulfilmentStep = 'ordered' | 'packed' | 'sent' | 'delivered';

export function stepAt({ packedAt, sentAt, deliveredAt }: FulfilmentPlan, now: Date): FulfilmentStep {
  if (now >= deliveredAt) return 'delivered';
  if (now >= sentAt) return 'sent';
  return now >= packedAt ? 'packed' : 'ordered';
}

/** When something that was registered at that time has come back. */
export function arrivalOfReturn(registeredAt: Date): Date {
  const day = dayNumber(registeredAt.toISOString().slice(0, 10));
  return atHour(isoDay(addBusinessDays(day, DAYS_BACK, ['dk'])), PACKED_HOUR);
}
