import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { Level } from '../core/levels.ts';
import type { HistoryEntry, Membership } from '../core/membership.ts';
import { GetMembershipDocument } from './get-membership.generated.ts';
import type { GetMembershipQuery } from './get-membership.generated.ts';
import { parseVoucher } from './parse-voucher.ts';

type WireMembership = NonNullable<GetMembershipQuery['getMembership']>;
type WireEntry = WireMembership['history'][number];

const levels: Readonly<Record<WireMembership['level'], Level>> = {
  BRONZE: 'bronze',
  SILVER: 'silver',
  GOLD: 'gold',
};

/** A line that lacks what its kind needs is left out. */
function parseEntry({ kind, at, points, orderId, amountFormatted }: WireEntry): readonly HistoryEntry[] {
  if (kind === 'PAID') return amountFormatted === null ? [] : [{ kind: 'paid', at, points, amountFormatted }];
  if (orderId === null) return [];
  return [{ kind: kind === 'EARNED' ? 'earned' : 'returned', at, points, orderId }];
}

const parseMembership = (wire: WireMembership): Membership => ({
  isMember: wire.isMember,
  acceptsEmail: wire.acceptsEmail,
  acceptsSms: wire.acceptsSms,
  level: levels[wire.level],
  levelPoints: wire.levelPoints,
  next:
    wire.nextLevel === null || wire.nextLevelAt === null
      ? null
      : { level: levels[wire.nextLevel], at: wire.nextLevelAt },
  available: wire.availablePoints,
  pending: wire.pendingPoints,
  nextPayout: { at: wire.nextPayoutAt, amountFormatted: wire.nextPayoutFormatted, missing: wire.pointsToNextBonus },
  bonusFormatted: wire.bonusFormatted,
  vouchers: wire.vouchers.map(parseVoucher),
  history: wire.history.flatMap(parseEntry),
});

/** The membership of the logged-in customer; never from or into the cache. */
export async function loadMembership(gateway: CommerceGateway): Promise<Result<CommerceFailure, Membership>> {
  const result = await gateway.query(GetMembershipDocument, {}, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  const { getMembership: membership } = result.value;
  // A logged-in customer has an account, so its absence is no customer without points.
  return membership ? ok(parseMembership(membership)) : fail({ kind: 'malformed' });
}
