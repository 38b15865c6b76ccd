import type { MarketAlias } from '@lyng/model';
import type { ShippingKind } from '../../shipping/shipping-options.ts';
import { arrivalOfReturn, planFulfilment, stepAt } from './fulfilment-plan.ts';

const at = (text: string): Date => new Date(`${text}Z`);
const minuteOf = (time: Date): string => time.toISOString().slice(0, 16);

describe('the plan of a paid order', () => {
  // 2 March 2026 is a Monday.
  it.each<[string, MarketAlias, ShippingKind, string, string]>([
    ['2026-03-02T10:00', 'dk', 'home', '2026-03-02', '2026-03-03'],
    ['2026-03-02T11:59', 'dk', 'parcel-shop', '2026-03-02', '2026-03-04'],
    ['2026-03-02T12:00', 'dk', 'home', '2026-03-03', '2026-03-04'],
    ['2026-03-02T10:00', 'se', 'home', '2026-03-02', '2026-03-04'],
    ['2026-03-02T10:00', 'no', 'home', '2026-03-02', '2026-03-05'],
    ['2026-03-02T10:00', 'fi', 'parcel-shop', '2026-03-02', '2026-03-06'],
    ['2026-03-02T10:00', 'fi', 'express', '2026-03-02', '2026-03-03'],
    ['2026-03-06T11:00', 'dk', 'home', '2026-03-06', '2026-03-09'],
    ['2026-03-06T18:00', 'dk', 'home', '2026-03-09', '2026-03-10'],
    ['2026-03-07T09:00', 'dk', 'home', '2026-03-09', '2026-03-10'],
    ['2026-03-08T23:00', 'dk', 'home', '2026-03-09', '2026-03-10'],
    ['2026-12-31T13:00', 'no', 'home', '2027-01-01', '2027-01-06'],
  ])('%s to %s by %s leaves on %s and arrives on %s', (paidAt, market, kind, sentOn, deliveredOn) => {
    const { packedAt, sentAt, deliveredAt } = planFulfilment(at(paidAt), market, kind);
    expect([packedAt, sentAt, deliveredAt].map(minuteOf)).toEqual([
      `${sentOn}T13:00`,
      `${sentOn}T16:00`,
      `${deliveredOn}T15:00`,
    ]);
  });

  it.each([
    ['2026-03-02T12:59', 'ordered'],
    ['2026-03-02T13:00', 'packed'],
    ['2026-03-02T15:59', 'packed'],
    ['2026-03-02T16:00', 'sent'],
    ['2026-03-03T14:59', 'sent'],
    ['2026-03-03T15:00', 'delivered'],
    ['2027-03-03T15:00', 'delivered'],
  ])('has it at %s %s', (now, step) => {
    expect(stepAt(planFulfilment(at('2026-03-02T10:00'), 'dk', 'home'), at(now))).toBe(step);
  });
});

describe('a return', () => {
  it.each([
    ['2026-03-02T10:00', '2026-03-04T13:00'],
    ['2026-03-05T10:00', '2026-03-09T13:00'],
    ['2026-03-07T10:00', '2026-03-11T13:00'],
  ])('registered on %s has arrived on %s', (registeredAt, arrivedAt) => {
    expect(minuteOf(arrivalOfReturn(at(registeredAt)))).toBe(arrivedAt);
  });
});
