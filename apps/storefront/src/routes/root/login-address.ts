import { safeReturnPath } from '@lyng/routing/core';

/** What an address asks of the login panel. */
export interface LoginAddress {
  readonly isAsked: boolean;
  /** Where to go on once logged in; only ever a path of this shop (X10). */
  readonly returnPath: string;
  /** The same address without the question. */
  readonly plainSearch: string;
}

/** Reads `?action=login&returnTo=…` (ROUTE-20); who names no way back goes on at `home`. */
export function readLoginAddress(search: string, home: string): LoginAddress {
  const query = new URLSearchParams(search);
  const isAsked = query.get('action') === 'login';
  const returnPath = safeReturnPath(query.get('returnTo'), home);
  query.delete('action');
  query.delete('returnTo');
  return { isAsked, returnPath, plainSearch: query.size > 0 ? `?${String(query)}` : '' };
}
