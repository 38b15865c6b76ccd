import { ok } from '@lyng/model';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts';
import { noteInterest, withdrawFavourite } from './activity/interest.ts';
import { forgetSearches, forgetViews } from './activity/remember.ts';
import { readTicket } from './core/ticket.ts';
import { phraseOf } from './core/words.ts';
import { findByKey, findByKeys } from './recommend/find-seeds.ts';
import { textOf, textsOf } from './request/read-body.ts';
import type { Body } from './request/read-body.ts';
import { refuse } from './request/refusal.ts';
import type { OrRefusal } from './request/refusal.ts';
import type { Visitor } from './request/search-request.ts';
import type { InterestKind } from './search-tables.ts';

/** What a shopper did, as a client tells it. */
export interface Notice {
  readonly db: Database;
  readonly snapshot: CatalogueSnapshot;
  readonly market: Scope['market'];
  readonly visitor: Visitor;
  readonly body: Body | undefined;
  readonly now: Date;
}

/** Takes a notice in, or refuses what cannot be understood. Who has no key leaves no trace. */
export type Notification = (notice: Notice) => Promise<OrRefusal<undefined>>;

const done = ok(undefined);

const byTicket =
  (kind: InterestKind): Notification =>
  async ({ db, snapshot, visitor, body, now }) => {
    const ticket = readTicket(body?.['ticket']);
    if (!ticket.ok) return refuse('ticket is what an answer of this service gave with a product.');
    const { productId, language, phrase } = ticket.value;
    if (visitor.sessionKey !== undefined && snapshot.columns.ordinalOf(productId) >= 0) {
      await noteInterest(db, { kind, sessionKey: visitor.sessionKey, productId, language, phrase, at: now });
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
  if (key === undefined) return refuse('productKey or variantKey is an article number.');
  const productId = await productIdOf(snapshot, key);
  if (productId !== undefined && visitor.sessionKey !== undefined) {
    await noteInterest(db, {
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
  if (key === undefined) return refuse('productKey or variantKey is an article number.');
  const productId = await productIdOf(snapshot, key);
  if (productId !== undefined && visitor.sessionKey !== undefined)
    await withdrawFavourite(db, visitor.sessionKey, productId);
  return done;
};

/** All, or those of a list; a list that is empty says nothing. */
const whichOf = (body: Body | undefined, part: string): OrRefusal<readonly string[] | 'all'> => {
  if (body?.['removeAll'] === true) return ok('all');
  return Array.isArray(body?.[part])
    ? ok(textsOf(body, part))
    : refuse(`The body is {"removeAll":true} or {"${part}":[…]}.`);
};

const removeRecentSearches: Notification = async ({ db, market, visitor, body }) => {
  const which = whichOf(body, 'phrases');
  if (!which.ok) return which;
  const phrases = which.value === 'all' ? 'all' : which.value.map(phraseOf);
  if (visitor.customerKey !== undefined) await forgetSearches(db, market.alias, visitor.customerKey, phrases);
  return done;
};

const removeRecentlyViewed: Notification = async ({ db, snapshot, market, visitor, body }) => {
  const which = whichOf(body, 'productKeys');
  if (!which.ok) return which;
  const ids =
    which.value === 'all'
      ? 'all'
      : (await findByKeys(snapshot, which.value)).map((ordinal) => snapshot.columns.ids[ordinal] ?? 0);
  if (visitor.customerKey !== undefined) await forgetViews(db, market.alias, visitor.customerKey, ids);
  return done;
};

/** Every notification of spec §7, by its name. `end` closes a session, of which nothing is kept that would have to be closed. */
export const notifications: Readonly<Record<string, Notification>> = {
  click: byTicket('click'),
  'add-to-cart': byTicket('add'),
  'add-favorite': addFavourite,
  'remove-favorite': removeFavourite,
  'remove-recent-searches': removeRecentSearches,
  'remove-recently-viewed': removeRecentlyViewed,
  end: async () => done,
};
