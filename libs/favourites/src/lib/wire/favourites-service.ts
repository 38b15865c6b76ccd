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
  /** The access token, brought anew where it has run out; `undefined` while nobody is logged in: then nothing is asked (FAV-05). */
  readonly token: () => Promise<string | undefined>;
  /** For an answer that did not take the token: whether there is another one now. */
  readonly renew: () => Promise<boolean>;
  /** How long one answer may take, in ms; for ever unless told. */
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

/** Makes the client of the favourites service. */
export function createFavouritesService({
  url,
  fetch,
  token,
  renew,
  timeLimit,
}: FavouritesServiceOptions): FavouritesService {
  const attempt = async (address: string, init: RequestInit): Answer<Response> => {
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
  const send = async (userId: string, resource: 'products' | 'migrated', init: RequestInit = {}): Answer<Response> => {
    if (!USER_ID.test(userId)) return fail({ kind: 'not-a-user' });
    const address = `${url}/likes/users/${userId}/${resource}`;
    const answer = await attempt(address, init);
    // A token can run out on its way; the service has done nothing then.
    const isRefused = !answer.ok && answer.error.kind === 'refused' && answer.error.status === UNAUTHENTICATED;
    return isRefused && (await renew()) ? attempt(address, init) : answer;
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
