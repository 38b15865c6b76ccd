import type { AppContext } from '@lyng/feature';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { MembershipChange, MembershipFailure } from '../core/membership.ts';
import { UpdateMembershipDocument } from './update-membership.generated.ts';

type Outcome = Result<MembershipFailure, undefined>;

export async function changeMembership(
  { gateway, port }: Pick<AppContext, 'gateway' | 'port'>,
  change: MembershipChange,
): Promise<Outcome> {
  if (change.intent !== 'preferences') {
    if (await (await port('memberContact'))?.setMember(change.intent === 'join')) return ok(undefined);
    return fail({ kind: (await port('visitor'))?.() === null ? 'logged-out' : 'unavailable' });
  }
  const result = await gateway.mutate(UpdateMembershipDocument, { membership: change.preferences });
  if (result.ok) return ok(undefined);
  const { error } = result;
  return fail({ kind: error.kind === 'rejected' && error.code === 'Unauthenticated' ? 'logged-out' : 'unavailable' });
}
