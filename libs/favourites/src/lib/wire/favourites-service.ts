import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { normaliseIds } from '../core/product-id.ts';
import { isShareToken } from '../core/share-token.ts';

/** The reason why a request to the favourites service failed. */
export type FavouritesFailure =
  | { readonly kind: 'logged-out' }
  | { readonly kind: 'not-a-user' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number }
  /** The list has changed since it was read. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'malformed' };

/** The account's list as the service returns it. */
export interface AccountList {
  /** `null` when the service has no list for the user. */
  readonly ids: readonly number[] | null;
  /**
   * Identifies this state of the list, where the service supports it; a list that has changed since then is not
   * overwritten.
   */
  readonly version: string | null;
}

type FavouritesResult<Value> = Promise<Result<FavouritesFailure, Value>>;

/** The favourites of an account. Nothing throws. */
export interface FavouritesService {
  readonly readList: (userId: string) => FavouritesResult<AccountList>;
  /** Fails with `conflict` when the service supports versions and the list has changed. */
  readonly saveList: (userId: string, ids: readonly number[], version: string | null) => FavouritesResult<undefined>;
  readonly readMigrated: (userId: string) => FavouritesResult<boolean>;
  readonly saveMigrated: (userId: string) => FavouritesResult<undefined>;
  /** The token of the list's link: as it is (`GET`), made if there is none (`POST`), or ended (`DELETE`); `null` for none. */
  readonly share: (userId: string, method: 'GET' | 'POST' | 'DELETE') => FavouritesResult<string | null>;
}

/** The options of the client. */
export interface FavouritesServiceOptions {
  /** The service's address, without a slash at its end. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** The access token, renewed when it has expired; `undefined` while logged out: then nothing is requested. */
  readonly token: () => Promise<string | undefined>;
  /** Called when the token was rejected: whether there is another one now. */
  readonly renew: () => Promise<boolean>;
  /** The timeout of a request, in ms; none by default. */
  readonly timeLimit?: number;
}

/** No dots and slashes, so that an id cannot lead to another path of the service. */
const USER_ID = /^[\w-]{1,64}$/;

const UNAUTHENTICATED = 401;
const PRECONDITION_FAILED = 412;

const parseList = (body: unknown, version: string | null): Result<FavouritesFailure, AccountList> => {
  if (body === null) return ok({ ids: null, version });
  return Array.isArray(body) ? ok({ ids: normaliseIds(body), version }) : fail({ kind: 'malformed' });
};

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** Creates the client of the favourites service. */
export function createFavouritesService({
  url,
  fetch,
  token,
  renew,
  timeLimit,
}: FavouritesServiceOptions): FavouritesService {
  const attempt = async (address: string, init: RequestInit): FavouritesResult<Response> => {
    const bearer = await token();
    if (bearer === undefined) return fail({ kind: 'logged-out' });
    const headers = { ...init.headers, authorization: `Bearer ${bearer}` };
    const limit = timeLimit === undefined ? undefined : { signal: AbortSignal.timeout(timeLimit) };
    try {
      const response = await fetch(address, { ...init, ...limit, headers });
      if (response.ok) return ok(response);
      return fail(
        response.status === PRECONDITION_FAILED ? { kind: 'conflict' } : { kind: 'refused', status: response.status },
      );
    } catch {
      return fail({ kind: 'unreachable' });
    }
  };
  const send = async (
    userId: string,
    resource: 'products' | 'migrated' | 'share',
    init: RequestInit = {},
  ): FavouritesResult<Response> => {
    if (!USER_ID.test(userId)) return fail({ kind: 'not-a-user' });
    const address = `${url}/users/${userId}/${resource}`;
    const result = await attempt(address, init);
    // A token can expire in transit; the service has done nothing then.
    const isUnauthorized = !result.ok && result.error.kind === 'refused' && result.error.status === UNAUTHENTICATED;
    return isUnauthorized && (await renew()) ? attempt(address, init) : result;
  };
  const sent = (result: Result<FavouritesFailure, Response>): Result<FavouritesFailure, undefined> =>
    result.ok ? ok(undefined) : result;

  return {
    readList: async (userId) => {
      const result = await send(userId, 'products');
      return result.ok ? parseList(await bodyOf(result.value), result.value.headers.get('etag')) : result;
    },
    saveList: async (userId, ids, version) => {
      const condition = version === null ? undefined : { 'if-match': version };
      const headers = { 'content-type': 'application/json', ...condition };
      return sent(await send(userId, 'products', { method: 'POST', headers, body: JSON.stringify(ids) }));
    },
    readMigrated: async (userId) => {
      const result = await send(userId, 'migrated');
      if (!result.ok) return result;
      const body = await bodyOf(result.value);
      return typeof body === 'boolean' ? ok(body) : fail({ kind: 'malformed' });
    },
    share: async (userId, method) => {
      const result = await send(userId, 'share', { method });
      if (!result.ok) return result;
      const { token = undefined } = ((await bodyOf(result.value)) ?? {}) as { readonly token?: unknown };
      return token === null || isShareToken(token) ? ok(token) : fail({ kind: 'malformed' });
    },
    saveMigrated: async (userId) => sent(await send(userId, 'migrated', { method: 'POST' })),
  };
}
