import { aftercareOf } from './aftercare.ts';
import type { AftercareFacts } from './aftercare.ts';

const at = (text: string): Date => new Date(`${text}Z`);
const packed = { sentAt: null, deliveredAt: null };
const sent = { sentAt: at('2026-03-02T16:00'), deliveredAt: null };
const delivered = { ...sent, deliveredAt: at('2026-03-03T15:00') };
const facts: AftercareFacts = {
  status: 'completed',
  market: 'dk',
  parcels: [delivered],
  unitsLeft: 2,
  hasGiftCard: false,
};

describe('what the buyer of a paid order may do', () => {
  const now = '2026-03-10T10:00';
  it.each<[string, Partial<AftercareFacts>, string, 'cancel' | 'return' | undefined, boolean]>([
    ['not packed yet', { status: 'received', parcels: [] }, now, 'cancel', false],
    ['not packed, with a gift card', { status: 'received', parcels: [], hasGiftCard: true }, now, undefined, false],
    ['packed', { status: 'partial', parcels: [packed] }, now, 'return', false],
    ['on its way', { status: 'partial', parcels: [sent] }, now, 'return', true],
    ['one parcel of two on its way', { status: 'partial', parcels: [packed, sent] }, now, 'return', true],
    ['delivered', {}, now, 'return', true],
    ['delivered, on the last day', {}, '2026-03-17T22:59', 'return', true],
    ['delivered, on the day after', {}, '2026-03-17T23:00', undefined, false],
    ['one parcel of two delivered long ago', { parcels: [delivered, sent] }, '2026-05-01T00:00', 'return', true],
    ['delivered, and all of it registered', { unitsLeft: 0 }, now, undefined, false],
    ['a gift card alone', { parcels: [], unitsLeft: 0, hasGiftCard: true }, now, undefined, false],
    ['unpaid', { status: 'pending-payment', parcels: [] }, now, undefined, false],
    ['cancelled', { status: 'cancelled', parcels: [] }, now, undefined, false],
    ['refunded', { status: 'refunded' }, now, undefined, false],
  ])('%s [ACC-06]', (_, more, time, withdrawal, canReturn) => {
    expect(aftercareOf({ ...facts, ...more }, 14, at(time))).toMatchObject({ withdrawal, canReturn });
  });

  it.each([
    ['dk', '2026-03-03T15:00', '2026-03-17T23:00'],
    ['fi', '2026-03-03T15:00', '2026-03-17T22:00'],
    // Clocks change between the two days.
    ['dk', '2026-03-20T15:00', '2026-04-03T22:00'],
    ['dk', '2026-03-03T23:30', '2026-03-18T23:00'],
  ] as const)('lasts in %s after a delivery at %s until %s [ACC-06]', (market, deliveredAt, until) => {
    const parcels = [{ ...delivered, deliveredAt: at(deliveredAt) }];
    expect(aftercareOf({ ...facts, market, parcels }, 14, at(now)).returnableUntil).toEqual(at(until));
  });
});
