import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { AuthFailure, Result } from '@lyng/model';
import { CommitResetDocument } from './commit-reset.generated.ts';
import { hashPassword } from './hash-password.ts';
import type { DigestLike } from './hash-password.ts';
import { RequestPasswordResetDocument } from './request-password-reset.generated.ts';

type AuthResult = Promise<Result<AuthFailure, true>>;

const kinds: Readonly<Record<string, 'too-many' | 'password-rejected'>> = {
  TooManyRequests: 'too-many',
  CommonPassword: 'password-rejected',
};

const toFailure = (failure: CommerceFailure): AuthFailure => ({
  kind: (failure.kind === 'rejected' ? kinds[failure.code] : undefined) ?? 'unavailable',
});

/**
 * Requests a mail with a key; the response is the same for every address, so that it does not reveal who has an
 * account.
 */
export async function requestPasswordReset(gateway: CommerceGateway, email: string): AuthResult {
  const result = await gateway.mutate(RequestPasswordResetDocument, { email });
  return result.ok ? ok(true) : fail(toFailure(result.error));
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
  if (!result.ok) return fail(toFailure(result.error));
  return result.value.commitReset === true ? ok(true) : fail({ kind: 'reset-expired' });
}
