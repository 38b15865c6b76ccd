import type { CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { MembershipChange, MembershipFailure } from '../core/membership.ts';
import { UpdateMembershipDocument } from './update-membership.generated.ts';

/** Joins, leaves, or changes preferences. */
export async function changeMembership(
  gateway: CommerceGateway,
  membership: MembershipChange,
): Promise<Result<MembershipFailure, undefined>> {
  const result = await gateway.mutate(UpdateMembershipDocument, { membership });
  if (result.ok) return ok(undefined);
  const { error } = result;
  return fail({ kind: error.kind === 'rejected' && error.code === 'Unauthenticated' ? 'logged-out' : 'unavailable' });
}
