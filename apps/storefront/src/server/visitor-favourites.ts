import { readClaims } from '@lyng/auth';
import { cookieNames, requestCookies } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import { limitedFetch } from '@lyng/commerce-client';
import { changeVisitorFavourites, createFavouritesService, readVisitorFavourites } from '@lyng/favourites';
import type { FavouritesVisitor } from '@lyng/favourites';
import { fail, ok } from '@lyng/model';
import { UserMetadataDocument } from '../shell/user-metadata.generated.ts';
import type { VisitorFavourites } from '../shell/app-context.ts';
import { shopperFetch } from './shopper-fetch.ts';

export interface VisitorFavouritesOptions {
  readonly cookieHeader: string;
  readonly secure: boolean;
  readonly backendUrl: string;
  /** How long one response of the favourites service may take, in ms. */
  readonly backendTimeout: number;
  readonly ip: string;
  readonly gateway: Pick<CommerceGateway, 'query'>;
}

/** The favourites of one request's visitor. */
export function visitorFavourites({
  cookieHeader,
  secure,
  backendUrl,
  backendTimeout,
  ip,
  gateway,
}: VisitorFavouritesOptions): VisitorFavourites {
  const setCookies: string[] = [];
  const cookies = requestCookies(cookieHeader, secure, (line) => setCookies.push(line));
  const claims = readClaims(cookies.get(cookieNames.auth));
  // A session that nobody could renew just now: what its owner presses is theirs, and no guest's.
  const isUnknown = claims === null && cookies.get(cookieNames.authRefresh) !== undefined;
  const account: FavouritesVisitor['account'] = claims && {
    userId: claims.userId,
    service: createFavouritesService({
      url: backendUrl,
      fetch: limitedFetch(shopperFetch(ip)),
      token: async () => cookies.get(cookieNames.auth),
      renew: async () => false,
      timeLimit: backendTimeout,
    }),
    readMetadata: async () => {
      const user = await gateway.query(UserMetadataDocument, {}, { fetchPolicy: 'no-cache' });
      if (!user.ok) throw new Error(`@lyng/storefront: the profile could not be read (${user.error.kind}).`);
      return user.value.getUser?.metaData;
    },
  };
  const visitor = { cookies, account };
  return {
    read: async () => {
      if (isUnknown) return fail({ kind: 'unreachable' });
      return account || cookies.get(cookieNames.favourites) !== undefined ? readVisitorFavourites(visitor) : ok(null);
    },
    change: async (command) => {
      if (isUnknown) return fail({ kind: 'unreachable' });
      const changed = await changeVisitorFavourites(visitor, command);
      return changed.ok ? ok(setCookies) : changed;
    },
  };
}
