import { cookieNames, requestCookies } from '@lyng/browser';
import { shopperFetch } from '@lyng/commerce-client';
import { serviceFetch } from '@lyng/feature';
import type { AppContext, Service } from '@lyng/feature';
import { fail, ok } from '@lyng/model';
import { createFavouritesService } from '../wire/favourites-service.ts';
import { changeVisitorFavourites, readVisitorFavourites } from '../wire/posted-favourites.ts';
import type { FavouritesVisitor, VisitorFavourites } from '../wire/posted-favourites.ts';
import { readSharedList } from '../wire/read-shared-list.ts';
import { readMetadata } from '../wire/read-metadata.ts';

export interface VisitorFavouritesOptions {
  readonly cookieHeader: string;
  readonly secure: boolean;
  readonly service: Service;
  readonly ip: string;
}

/** The favourites of one request's visitor. */
export function visitorFavourites(
  { gateway, port }: Pick<AppContext, 'gateway' | 'port'>,
  { cookieHeader, secure, service, ip }: VisitorFavouritesOptions,
): VisitorFavourites {
  const { url, timeout: timeLimit } = service;
  const fetch = serviceFetch(service, shopperFetch(ip));
  const setCookies: string[] = [];
  const cookies = requestCookies(cookieHeader, secure, (line) => setCookies.push(line));
  const accountOf = (userId: string): FavouritesVisitor['account'] => ({
    userId,
    service: createFavouritesService({
      url,
      fetch,
      token: async () => cookies.get(cookieNames.auth),
      renew: async () => false,
      timeLimit,
    }),
    readMetadata: () => readMetadata(gateway),
  });
  /** `undefined` for a session that could not be renewed right now: its owner's hearts must not become a guest's. */
  const findVisitor = async (): Promise<FavouritesVisitor | undefined> => {
    const user = (await port('visitor'))?.() ?? null;
    if (user === null && cookies.get(cookieNames.authRefresh) !== undefined) return undefined;
    return { cookies, account: user && accountOf(user.userId) };
  };
  return {
    read: async () => {
      const visitor = await findVisitor();
      if (!visitor) return fail({ kind: 'unreachable' });
      return visitor.account || cookies.get(cookieNames.favourites) !== undefined
        ? readVisitorFavourites(visitor)
        : ok(null);
    },
    readShared: (token) => readSharedList(token, { url, fetch, timeLimit }),
    change: async (command) => {
      const visitor = await findVisitor();
      if (!visitor) return fail({ kind: 'unreachable' });
      const changed = await changeVisitorFavourites(visitor, command);
      return changed.ok ? ok(setCookies) : changed;
    },
  };
}
