import { createHmac } from 'node:crypto';
import type { Backend } from '../../platform/backend.ts';
import { tokenSecret } from '../../platform/identity/token-rules.ts';

/** Each kind of proof has a secret of its own: what signs one never signs another. */
export type AuthSecretName = 'challenge' | 'refresh' | 'password-group';

/** The secret of that name, made from the one of the access tokens. */
export const authSecret = async (backend: Pick<Backend, 'config' | 'db'>, name: AuthSecretName): Promise<string> =>
  createHmac('sha256', await tokenSecret(backend))
    .update(`auth-${name}`)
    .digest('base64url');
