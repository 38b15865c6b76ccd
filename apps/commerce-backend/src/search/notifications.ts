import { ok } from '@lyng/model';
import type { Database } from '../platform/database/database.ts';
import type { Scope } from '../shop/scope.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot/catalogue-snapshot.ts';
import { recordInterest, deleteFavourite } from './activity/interest.ts';
import { removeSearches, removeViews } from './activity/save-activity.ts';
import { readTicket } from './core/ticket.ts';
import { phraseOf } from './core/words/words.ts';
import { findByKey, findByKeys } from './find/find-seeds.ts';
import { textOf, textsOf } from './request/read-body.ts';
import type { Body } from './request/read-body.ts';
import { reject } from './request/rejected-request.ts';
import type { OrRejection } from './request/rejected-request.ts';
import type { Visitor } from './request/search-request.ts';
import type { InterestKind } from './search-tables.ts';

/** A shopper's action, as a client reports it. */
export interface Notice {
  readonly db: Database;
  readonly snapshot: CatalogueSnapshot;
  readonly market: Scope['market'];
  readonly visitor: Visitor;
  readonly body: Body | undefined;
  readonly now: Date;
}

/** Handles a notification, or rejects an invalid one. A visitor without a key leaves no trace. */
export type Notification = (notice: Notice) => Promise<OrRejection<undefined>>;

const done = ok(undefined);

const byTicket =
  (kind: InterestKind): Notification =>
  async ({ db, snapshot, visitor, body, now }) => {
    const ticket = readTicket(body?.['ticket']);
    if (!ticket.ok) return reject('ticket is the ticket of a product in a response of this service.');
    const { productId, language, phrase } = ticket.value;
    if (visitor.sessionKey !== undefined && snapshot.columns.ordinalOf(productId) >= 0) {
      await recordInterest(db, { kind, sessionKey: visitor.sessionKey, productId, language, phrase, at: now });
    }
    return done;
  };

const favouriteKey = (body: Body | undefined): string | undefined =>
  textOf(body, 'productKey') ?? textOf(body, 'variantKey');

const productIdOf = async (snapshot: CatalogueSnapshot, key: string): Promise<number | undefined> => {
  const ordinal = await findByKey(snapshot, key);
  return ordinal === undefined ? undefined : snapshot.columns.ids[ordinal];
};

const addFavourite: Notification = async ({ db, snapshot, market, visitor, body, now }) => {
  const key = favouriteKey(body);
  if (key === undefined) return reject('productKey or variantKey is an article number.');
  const productId = await productIdOf(snapshot, key);
  if (productId !== undefined && visitor.sessionKey !== undefined) {
    await recordInterest(db, {
      kind: 'favourite',
      sessionKey: visitor.sessionKey,
      productId,
      language: market.languages[0],
      phrase: '',
      at: now,
    });
  }
  return done;
};

const removeFavourite: Notification = async ({ db, snapshot, visitor, body }) => {
  const key = favouriteKey(body);
  if (key === undefined) return reject('productKey or variantKey is an article number.');
  const productId = await productIdOf(snapshot, key);
  if (productId !== undefined && visitor.sessionKey !== undefined)
    await deleteFavourite(db, visitor.sessionKey, productId);
  return done;
};

/** All, or those of a list; an empty list selects nothing. */
const whichOf = (body: Body | undefined, part: string): OrRejection<readonly string[] | 'all'> => {
  if (body?.['removeAll'] === true) return ok('all');
  return Array.isArray(body?.[part])
    ? ok(textsOf(body, part))
    : reject(`The body is {"removeAll":true} or {"${part}":[…]}.`);
};

const removeRecentSearches: Notification = async ({ db, market, visitor, body }) => {
  const which = whichOf(body, 'phrases');
  if (!which.ok) return which;
  const phrases = which.value === 'all' ? 'all' : which.value.map(phraseOf);
  if (visitor.customerKey !== undefined) await removeSearches(db, market.alias, visitor.customerKey, phrases);
  return done;
};

const removeRecentlyViewed: Notification = async ({ db, snapshot, market, visitor, body }) => {
  const which = whichOf(body, 'productKeys');
  if (!which.ok) return which;
  const ids =
    which.value === 'all'
      ? 'all'
      : (await findByKeys(snapshot, which.value)).map((ordinal) => snapshot.columns.ids[ordinal] ?? 0);
  if (visitor.customerKey !== undefined) await removeViews(db, market.alias, visitor.customerKey, ids);
  return done;
};

/** Every notification by its name. `end` closes a session, for which nothing is stored. */
export const notifications: Readonly<Record<string, Notification>> = {
  click: byTicket('click'),
  'add-to-cart': byTicket('add'),
  'add-favorite': addFavourite,
  'remove-favorite': removeFavourite,
  'remove-recent-searches': removeRecentSearches,
  'remove-recently-viewed': removeRecentlyViewed,
  end: async () => done,
};
