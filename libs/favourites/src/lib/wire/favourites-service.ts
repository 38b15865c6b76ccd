import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { normaliseIds } from '../core/product-id.ts';
import type { AccountList } from '../core/sync-plan.ts';

/** Why the favourites service gave no answer. */
export type FavouritesFailure =
  | { readonly kind: 'logged-out' }
  | { readonly kind: 'not-a-user' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number }
  /** The list has changed since it was read. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'malformed' };

type Answer<Value> = Promise<Result<FavouritesFailure, Value>>;

/** The favourites of an account (Spec §7). Nothing throws. */
export interface FavouritesService {
  readonly readList: (userId: string) => Answer<AccountList>;
  /** Refused as `conflict` when the service knows versions and the list is another one by now. */
  readonly saveList: (userId: string, ids: readonly number[], version: string | null) => Answer<undefined>;
  readonly readMigrated: (userId: string) => Answer<boolean>;
  readonly saveMigrated: (userId: string) => Answer<undefined>;
}

/** What the client is made with. */
export interface FavouritesServiceOptions {
  /** Spec §7 favoritesApiUrl, without a slash at its end. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** The access token; `undefined` while nobody is logged in: then nothing is asked (FAV-05). */
  readonly token: () => string | undefined;
}

/** No dots and slashes, so that an id cannot lead to another path of the service. */
const USER_ID = /^[\w-]{1,64}$/;

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

/** Makes the client of the favourites service. */
export function createFavouritesService({ url, fetch, token }: FavouritesServiceOptions): FavouritesService {
  const send = async (userId: string, resource: 'products' | 'migrated', init: RequestInit = {}): Answer<Response> => {
    const bearer = token();
    if (bearer === undefined) return fail({ kind: 'logged-out' });
    if (!USER_ID.test(userId)) return fail({ kind: 'not-a-user' });
    const headers = { ...init.headers, authorization: `Bearer ${bearer}` };
    try {
      const response = await fetch(`${url}/likes/users/${userId}/${resource}`, { ...init, headers });
      if (response.ok) return ok(response);
      return fail(response.status === PRECONDITION_FAILED ? { kind: 'conflict' } : { kind: 'refused', status: response.status });
    } catch {
      return fail({ kind: 'unreachable' });
    }
  };
  const sent = (answer: Result<FavouritesFailure, Response>): Result<FavouritesFailure, undefined> =>
    answer.ok ? ok(undefined) : answer;

  return {
    readList: async (userId) => {
      const answer = await send(userId, 'products');
      return answer.ok ? parseList(await bodyOf(answer.value), answer.value.headers.get('etag')) : answer;
    },
    saveList: async (userId, ids, version) => {
      const condition = version === null ? undefined : { 'if-match': version };
      const headers = { 'content-type': 'application/json', ...condition };
      return sent(await send(userId, 'products', { method: 'POST', headers, body: JSON.stringify(ids) }));
    },
    readMigrated: async (userId) => {
      const answer = await send(userId, 'migrated');
      if (!answer.ok) return answer;
      const body = await bodyOf(answer.value);
      return typeof body === 'boolean' ? ok(body) : fail({ kind: 'malformed' });
    },
    saveMigrated: async (userId) => sent(await send(userId, 'migrated', { method: 'POST' })),
  };
}
