import { cookieNames } from '@lyng/browser';
import type { AppContext, Ports } from '@lyng/feature';
import { readClaims } from '../core/token-claims.ts';

/** The logged-in user, from the token of this request or tab. */
export const create =
  ({ cookie }: Pick<AppContext, 'cookie'>): Ports['visitor'] =>
  () =>
    readClaims(cookie(cookieNames.auth));
