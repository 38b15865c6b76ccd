import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { GetMembershipDocument } from './get-membership.generated.ts';
import type { GetMembershipQuery } from './get-membership.generated.ts';

/** The membership of a customer: times are ISO timestamps, amounts the server's texts, a debt of points is negative. */
export type Membership = NonNullable<GetMembershipQuery['getMembership']>;

/** A bonus voucher of the customer; one of another market cannot be used in this one. */
export type BonusVoucher = Membership['vouchers'][number];

/** The membership of the logged-in customer; never from or into the cache. */
export async function loadMembership(gateway: CommerceGateway): Promise<Result<CommerceFailure, Membership>> {
  const result = await gateway.query(GetMembershipDocument, {}, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  const { getMembership: membership } = result.value;
  // A logged-in customer has an account, so its absence is no customer without points.
  return membership ? ok(membership) : fail({ kind: 'malformed' });
}
