import { cookieNames } from '@lyng/browser';
import type { AppContext, Ports } from '@lyng/feature';
import { readClaims } from '../core/token-claims.ts';

/** Who is logged in, by the token of this request or tab. */
export const create =
  ({ cookie }: Pick<AppContext, 'cookie'>): Ports['visitor'] =>
  () =>
    readClaims(cookie(cookieNames.auth));
