import type { AuthClientOptions } from './auth-client.ts';

/** The paths of the auth service and of its challenges, as the specification names them. */
export const authEndpoint = '/auth/';
export const signEndpoint = '/auth/sign/';

/** The addresses of the auth service and its challenges, below an origin; a challenge is appended to the second. */
export const authAddresses = (origin: string, apiKey: string): Pick<AuthClientOptions, 'authUrl' | 'signUrl'> => ({
  authUrl: origin + authEndpoint,
  signUrl: `${origin}${signEndpoint}${apiKey}?identity=`,
});
