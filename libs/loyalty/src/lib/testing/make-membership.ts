import type { Membership } from '../wire/load-membership.ts';

/** A membership with some of everything. */
export const makeMembership = (more: Partial<Membership> = {}): Membership => ({
  isMember: true,
  acceptsEmail: true,
  acceptsSms: false,
  level: 'SILVER',
  levelPoints: 4210,
  nextLevel: 'GOLD',
  nextLevelAt: 10_000,
  availablePoints: 1210,
  pendingPoints: [
    { orderId: 100_213, points: 799, creditedAt: '2026-12-10T09:00:00Z' },
    { orderId: 100_240, points: 1349, creditedAt: '2026-12-24T09:00:00Z' },
  ],
  nextPayoutAt: '2027-01-01T00:00:00Z',
  nextPayoutFormatted: '75\u00A0kr.',
  pointsToNextBonus: 642,
  bonusFormatted: '25\u00A0kr.',
  vouchers: [
    {
      code: 'VOYADOVOUCHER_8F0C2A9D41E7B35C6A10',
      amountFormatted: '75\u00A0kr.',
      expiresAt: '2027-10-01T00:00:00Z',
      status: 'AVAILABLE',
    },
    {
      code: 'VOYADOVOUCHER_0B7712',
      amountFormatted: '50\u00A0kr.',
      expiresAt: '2027-07-01T00:00:00Z',
      status: 'REDEEMED',
    },
    {
      code: 'VOYADOVOUCHER_55AA01',
      amountFormatted: '25\u00A0kr.',
      expiresAt: '2026-07-01T00:00:00Z',
      status: 'EXPIRED',
    },
  ],
  history: [
    { kind: 'RETURNED', at: '2026-10-20T09:00:00Z', points: -599, orderId: 100_120, amountFormatted: null },
    { kind: 'PAID', at: '2026-10-01T00:00:00Z', points: -3000, orderId: null, amountFormatted: '75\u00A0kr.' },
    { kind: 'EARNED', at: '2026-09-12T09:00:00Z', points: 2310, orderId: 100_120, amountFormatted: null },
    { kind: 'EARNED', at: '2026-08-02T09:00:00Z', points: 1900, orderId: 100_058, amountFormatted: null },
  ],
  ...more,
});

/** Somebody who has joined today. */
export const newMembership = makeMembership({
  acceptsEmail: false,
  level: 'BRONZE',
  levelPoints: 0,
  nextLevel: 'SILVER',
  nextLevelAt: 3000,
  availablePoints: 0,
  pendingPoints: [],
  nextPayoutFormatted: null,
  pointsToNextBonus: 1000,
  vouchers: [],
  history: [],
});
