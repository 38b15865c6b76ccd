import { cookieNames } from '@lyng/browser';
import type { CookieJar } from '@lyng/browser';
import { assertNever, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FavouriteChange } from '../core/favourite-change.ts';
import { addFavourites, mergeFavourites, removeFavourites, replayChanges } from '../core/favourite-list.ts';
import type { FavouriteList } from '../core/favourite-list.ts';
import { GUEST_FAVOURITES_CAP, parseGuestFavourites } from '../core/guest-favourites.ts';
import { parseProductId } from '../core/product-id.ts';
import type { FavouritesService } from './favourites-service.ts';
import type { SharedListFailure } from './read-shared-list.ts';
import { runSync } from './run-sync.ts';
import type { SyncFailure } from './run-sync.ts';

export type FavouritesCommand =
  | { readonly kind: 'add' | 'remove'; readonly productId: number }
  | { readonly kind: 'clear' }
  /** Nothing but the page, once more. */
  | { readonly kind: 'reload' };

/** The owner of the favourites in a request without script. */
export interface FavouritesVisitor {
  readonly cookies: CookieJar;
  /** `null` for a guest. */
  readonly account: {
    readonly userId: string;
    readonly service: FavouritesService;
    /** The user's metadata as the API gives it; a rejected promise is a failure. */
    readonly readMetadata: () => Promise<unknown>;
  } | null;
}

type Outcome = Promise<Result<SyncFailure, readonly number[]>>;

/** Parses a posted form; `null` when it contains no valid command. */
export function readFavouritesForm(form: FormData): FavouritesCommand | null {
  for (const kind of ['add', 'remove'] as const) {
    if (!form.has(kind)) continue;
    const productId = parseProductId(form.get(kind));
    return productId === undefined ? null : { kind, productId };
  }
  return form.has('clear') ? { kind: 'clear' } : form.has('reload') ? { kind: 'reload' } : null;
}

const guestIds = ({ cookies }: FavouritesVisitor): readonly number[] =>
  parseGuestFavourites(cookies.get(cookieNames.favourites));

/** A guest's favourites as changes for an account. */
const additions = (ids: readonly number[]): readonly FavouriteChange[] =>
  addFavourites({ ids: [], changes: [] }, ids, 0).changes;

/** The list as it is shown, oldest first: an account's, followed by the guest's. Changes nothing. */
export async function readVisitorFavourites(visitor: FavouritesVisitor): Outcome {
  const ids = guestIds(visitor);
  if (!visitor.account) return ok(ids);
  const list = await visitor.account.service.readList(visitor.account.userId);
  return list.ok ? ok(replayChanges(list.value.ids ?? [], additions(ids)).ids) : list;
}

const MAX_TRIES = 2;

/** Syncs without a browser: the account's list with these changes. */
async function syncAccount(
  account: NonNullable<FavouritesVisitor['account']>,
  changes: readonly FavouriteChange[],
): Outcome {
  let ids: readonly number[] = [];
  const merge = (list: readonly number[] | null): FavouriteList => {
    const merged = mergeFavourites({ ids: [], changes }, list);
    ({ ids } = merged);
    return merged;
  };
  const outcome = await runSync({ ...account, merge, settle: () => undefined }, MAX_TRIES);
  return outcome.ok ? ok(ids) : outcome;
}

const dropCookie = (cookies: CookieJar): void => {
  if (cookies.get(cookieNames.favourites) !== undefined) cookies.remove(cookieNames.favourites);
};

/** The list after a command, as if it had been given in a browser just now. */
const edited = (ids: readonly number[], command: FavouritesCommand, changes: readonly FavouriteChange[]) => {
  const list = replayChanges(ids, changes);
  switch (command.kind) {
    case 'add':
      return addFavourites(list, [command.productId], 0);
    case 'remove':
      return removeFavourites(list, [command.productId], 0);
    case 'clear':
      return removeFavourites(list, list.ids, 0);
    case 'reload':
      return list;
    default:
      return assertNever(command);
  }
};

/**
 * Executes a posted form, and returns the list after it. A guest's favourites are in the cookie; an account's are in
 * its service, where a guest's are added with the first change after the login.
 */
export async function changeVisitorFavourites(visitor: FavouritesVisitor, command: FavouritesCommand): Outcome {
  const { account, cookies } = visitor;
  const fromGuest = guestIds(visitor);
  if (!account) {
    const ids = edited(fromGuest, command, []).ids.slice(-GUEST_FAVOURITES_CAP);
    if (ids.length > 0) cookies.set(cookieNames.favourites, ids.join('.'));
    else dropCookie(cookies);
    return ok(ids);
  }
  const known = await account.service.readList(account.userId);
  if (!known.ok) return known;
  const { changes } = edited(known.value.ids ?? [], command, additions(fromGuest));
  const saved = await syncAccount(account, changes);
  if (saved.ok) dropCookie(cookies);
  return saved;
}

/** The favourites of a visitor without running script: a guest's in a cookie, an account's in its service. */
export interface VisitorFavourites {
  /** The ids, the oldest first; `null` for a visitor unknown to the server. */
  readonly read: () => Promise<Result<SyncFailure, readonly number[] | null>>;
  /** The list behind a link that somebody has shared. */
  readonly readShared: (token: string) => Promise<Result<SharedListFailure, readonly number[]>>;
  /** Applies a command, and returns its `Set-Cookie` lines. */
  readonly change: (command: FavouritesCommand) => Promise<Result<SyncFailure, readonly string[]>>;
}
