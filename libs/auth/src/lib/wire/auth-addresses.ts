import { AUTH_PATH, SIGN_PATH } from '@lyng/model';
import type { AuthClientOptions } from './auth-client.ts';

/** The paths of the auth service and of its challenges, as the specification names them. */
export const authEndpoint = `${AUTH_PATH}/`;
export const signEndpoint = `${SIGN_PATH}/`;

/** The addresses of the auth service and its challenges, without slashes at their ends; a challenge is appended to the second. */
export const authAddresses = (
  { auth, sign }: { readonly auth: string; readonly sign: string },
  apiKey: string,
): Pick<AuthClientOptions, 'authUrl' | 'signUrl'> => ({
  authUrl: `${auth}/`,
  signUrl: `${sign}/${apiKey}?identity=`,
});
