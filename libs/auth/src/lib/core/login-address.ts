import { safeReturnPath } from '@lyng/routing/core';

/** The login parameters of an address. */
export interface LoginAddress {
  readonly isRequested: boolean;
  /** The address after the login; always a path of this shop. */
  readonly returnPath: string;
  /** The query without the login parameters. */
  readonly plainSearch: string;
}

/** Reads `?action=login&returnTo=…`; without `returnTo` the login continues at `home`. */
export function readLoginAddress(search: string, home: string): LoginAddress {
  const query = new URLSearchParams(search);
  const isRequested = query.get('action') === 'login';
  const returnPath = safeReturnPath(query.get('returnTo'), home);
  query.delete('action');
  query.delete('returnTo');
  return { isRequested, returnPath, plainSearch: query.size > 0 ? `?${String(query)}` : '' };
}
