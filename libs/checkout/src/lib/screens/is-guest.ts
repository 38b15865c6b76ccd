import { cookieNames } from '@lyng/browser';
import type { AppContext } from '@lyng/feature';

/** Whether the visitor has no session, nor one that can be renewed. */
export const isGuest = ({ cookie }: Pick<AppContext, 'cookie'>): boolean =>
  [cookieNames.auth, cookieNames.authRefresh].every((name) => cookie(name) === undefined);
