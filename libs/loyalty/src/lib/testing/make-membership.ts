import type { Membership } from '../core/membership.ts';

/** A membership with some of everything. */
export const makeMembership = (more: Partial<Membership> = {}): Membership => ({
  isMember: true,
  acceptsEmail: true,
  acceptsSms: false,
  level: 'silver',
  levelPoints: 4210,
  next: { level: 'gold', at: 10_000 },
  available: 1210,
  pending: [
    { orderId: 100_213, points: 799, creditedAt: '2026-12-10T09:00:00Z' },
    { orderId: 100_240, points: 1349, creditedAt: '2026-12-24T09:00:00Z' },
  ],
  nextPayout: { at: '2027-01-01T00:00:00Z', amountFormatted: '75\u00A0kr.', missing: 642 },
  bonusFormatted: '25\u00A0kr.',
  vouchers: [
    {
      code: 'VOYADOVOUCHER_8F0C2A9D41E7B35C6A10',
      amountFormatted: '75\u00A0kr.',
      expiresAt: '2027-10-01T00:00:00Z',
      status: 'available',
    },
    {
      code: 'VOYADOVOUCHER_0B7712',
      amountFormatted: '50\u00A0kr.',
      expiresAt: '2027-07-01T00:00:00Z',
      status: 'redeemed',
    },
    {
      code: 'VOYADOVOUCHER_55AA01',
      amountFormatted: '25\u00A0kr.',
      expiresAt: '2026-07-01T00:00:00Z',
      status: 'expired',
    },
  ],
  history: [
    { kind: 'returned', at: '2026-10-20T09:00:00Z', points: -599, orderId: 100_120 },
    { kind: 'paid', at: '2026-10-01T00:00:00Z', points: -3000, amountFormatted: '75\u00A0kr.' },
    { kind: 'earned', at: '2026-09-12T09:00:00Z', points: 2310, orderId: 100_120 },
    { kind: 'earned', at: '2026-08-02T09:00:00Z', points: 1900, orderId: 100_058 },
  ],
  ...more,
});

/** Somebody who has joined today. */
export const newMembership = makeMembership({
  acceptsEmail: false,
  level: 'bronze',
  levelPoints: 0,
  next: { level: 'silver', at: 3000 },
  available: 0,
  pending: [],
  nextPayout: { at: '2027-01-01T00:00:00Z', amountFormatted: null, missing: 1000 },
  vouchers: [],
  history: [],
});

/** The same in the words of the API, with little of it. */
export const wireMembership = {
  isMember: true,
  acceptsEmail: true,
  acceptsSms: false,
  level: 'SILVER',
  levelPoints: 3100,
  nextLevel: 'GOLD',
  nextLevelAt: 10_000,
  availablePoints: 1100,
  pendingPoints: [{ orderId: 7, points: 250, creditedAt: '2026-05-01T10:00:00.000Z' }],
  nextPayoutAt: '2026-07-01T00:00:00.000Z',
  nextPayoutFormatted: '25 kr.',
  pointsToNextBonus: 650,
  bonusFormatted: '25 kr.',
  vouchers: [
    { code: 'VOYADOVOUCHER_A', amountFormatted: '50 kr.', expiresAt: '2027-01-01T00:00:00.000Z', status: 'AVAILABLE' },
  ],
  history: [
    { kind: 'PAID', at: '2026-04-01T00:00:00.000Z', points: -2000, orderId: null, amountFormatted: '50 kr.' },
    { kind: 'EARNED', at: '2026-03-01T10:00:00.000Z', points: 3100, orderId: 5, amountFormatted: null },
  ],
};
