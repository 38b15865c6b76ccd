import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { AuthFailure } from '../core/auth-failure.ts';
import { CommitResetDocument } from './commit-reset.generated.ts';
import { hashPassword } from './password-hash.ts';
import type { DigestLike } from './password-hash.ts';
import { RequestPasswordResetDocument } from './request-password-reset.generated.ts';

type Answer = Promise<Result<AuthFailure, true>>;

const toFailure = (failure: CommerceFailure): AuthFailure => ({
  kind: failure.kind === 'rejected' && failure.code === 'TooManyRequests' ? 'too-many' : 'unavailable',
});

/** Asks for a mail with a key; the answer is the same for every address, so that nobody learns who has an account. */
export async function requestPasswordReset(gateway: CommerceGateway, email: string): Answer {
  const answer = await gateway.mutate(RequestPasswordResetDocument, { email });
  return answer.ok ? ok(true) : fail(toFailure(answer.error));
}

/** Sets a new password by the key of a mail (AUTH-12). */
export async function commitPasswordReset(
  gateway: CommerceGateway,
  subtle: DigestLike | undefined,
  resetKey: string,
  password: string,
): Answer {
  if (!subtle) return fail({ kind: 'insecure' });
  const answer = await gateway.mutate(CommitResetDocument, {
    resetKey,
    password: await hashPassword(subtle, password),
  });
  if (!answer.ok) return fail(toFailure(answer.error));
  return answer.value.commitReset === true ? ok(true) : fail({ kind: 'reset-expired' });
}
