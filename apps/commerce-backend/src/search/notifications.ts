import { ok } from '@lyng/model';
import type { Database } from '../platform/database/database.ts';
import type { Scope } from '../shop/scope.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot/catalogue-snapshot.ts';
import { recordInterest, deleteFavourite } from './activity/interest.ts';
import { removeSearches, removeViews } from './activity/save-activity.ts';
import { readTicket } from './core/ticket.ts';
import { phraseOf } from './core/words/words.ts';
import { findByKeys } from './find/find-products.ts';
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

const productIdsOf = async (snapshot: CatalogueSnapshot, keys: readonly string[]): Promise<readonly number[]> =>
  (await findByKeys(snapshot, keys)).map((ordinal) => snapshot.columns.ids[ordinal] ?? 0);

/** Handles the favourite of a session; one that the catalogue does not have leaves no trace. */
const withFavourite =
  (handle: (notice: Notice, sessionKey: string, productId: number) => Promise<void>): Notification =>
  async (notice) => {
    const { snapshot, visitor, body } = notice;
    const key = textOf(body, 'productKey') ?? textOf(body, 'variantKey');
    if (key === undefined) return reject('productKey or variantKey is an article number.');
    const [productId] = await productIdsOf(snapshot, [key]);
    if (productId !== undefined && visitor.sessionKey !== undefined)
      await handle(notice, visitor.sessionKey, productId);
    return done;
  };

const addFavourite = withFavourite(({ db, market, now }, sessionKey, productId) =>
  recordInterest(db, {
    kind: 'favourite',
    sessionKey,
    productId,
    language: market.languages[0],
    phrase: '',
    at: now,
  }),
);

const removeFavourite = withFavourite(({ db }, sessionKey, productId) => deleteFavourite(db, sessionKey, productId));

/** Removes parts of the customer's history: all, or those of a list; an empty list selects nothing. */
const removing =
  (part: string, remove: (notice: Notice, customerKey: string, named: readonly string[] | 'all') => Promise<void>) =>
  async (notice: Notice): Promise<OrRejection<undefined>> => {
    const { body, visitor } = notice;
    const isAll = body?.['removeAll'] === true;
    if (!isAll && !Array.isArray(body?.[part])) return reject(`The body is {"removeAll":true} or {"${part}":[…]}.`);
    if (visitor.customerKey !== undefined)
      await remove(notice, visitor.customerKey, isAll ? 'all' : textsOf(body, part));
    return done;
  };

const removeRecentSearches = removing('phrases', ({ db, market }, customerKey, named) =>
  removeSearches(db, market.alias, customerKey, named === 'all' ? named : named.map(phraseOf)),
);

const removeRecentlyViewed = removing('productKeys', async ({ db, snapshot, market }, customerKey, named) =>
  removeViews(db, market.alias, customerKey, named === 'all' ? named : await productIdsOf(snapshot, named)),
);

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
