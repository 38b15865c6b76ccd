import { mutationOutcome } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { fail } from '@lyng/model';
import type { AuthFailure, Result } from '@lyng/model';
import { CommitResetDocument } from './commit-reset.generated.ts';
import { hashPassword } from './hash-password.ts';
import type { DigestLike } from './hash-password.ts';
import { RequestPasswordResetDocument } from './request-password-reset.generated.ts';

type AuthResult = Promise<Result<AuthFailure, true>>;

const kinds = { TooManyRequests: 'too-many', CommonPassword: 'password-rejected' } as const;

/**
 * Requests a mail with a key; the response is the same for every address, so that it does not reveal who has an
 * account.
 */
export async function requestPasswordReset(gateway: CommerceGateway, email: string): AuthResult {
  const result = await gateway.mutate(RequestPasswordResetDocument, { email });
  return mutationOutcome(result, () => true, kinds);
}

/** Sets a new password by the key of a mail. */
export async function commitPasswordReset(
  gateway: CommerceGateway,
  subtle: DigestLike | undefined,
  resetKey: string,
  password: string,
): AuthResult {
  if (!subtle) return fail({ kind: 'insecure' });
  const result = await gateway.mutate(CommitResetDocument, {
    resetKey,
    password: await hashPassword(subtle, password),
  });
  return mutationOutcome(result, (data) => data.commitReset === true, kinds, 'reset-expired');
}
