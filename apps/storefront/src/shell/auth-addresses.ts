import type { AuthClientOptions } from '@lyng/auth';
import { apiKey, config } from '../config.ts';

/** Where the auth service and its signatures are (wire contract §2), below an origin; a challenge is put behind the second. */
export const authAddresses = (origin: string): Pick<AuthClientOptions, 'authUrl' | 'signUrl'> => ({
  authUrl: origin + config.authEndpoint,
  signUrl: `${origin}${config.signEndpoint}${apiKey}?identity=`,
});
