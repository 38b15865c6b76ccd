import type { CustomerExport } from '../../platform/customer-hooks.ts';
import { accountMailKey } from '../../messages/outbox-store.ts';

/** The account, its addresses, logins, favourites and mails. Secrets stay: hashes of passwords and of keys. */
export const peopleExports: readonly CustomerExport[] = [
  {
    table: 'account',
    name: 'account',
    rows: async (db, { userId }) => {
      const accounts = await db.selectFrom('account').selectAll().where('id', '=', Number(userId)).execute();
      return accounts.map(({ password_hash: _secret, ...account }) => account);
    },
  },
  {
    table: 'account_address',
    name: 'addresses',
    rows: (db, { userId }) =>
      db
        .selectFrom('account_address')
        .select(['address', 'is_default', 'created_at'])
        .where('account_id', '=', Number(userId))
        .orderBy('id')
        .execute(),
  },
  {
    table: 'auth_session',
    name: 'logins',
    rows: (db, { userId }) =>
      db
        .selectFrom('auth_session')
        .select(['browser', 'system', 'created_at', 'rotated_at', 'expires_at'])
        .where('account_id', '=', Number(userId))
        .orderBy('created_at')
        .execute(),
  },
  {
    table: 'password_reset',
    name: 'passwordResets',
    rows: (db, { userId }) =>
      db.selectFrom('password_reset').select('expires_at').where('account_id', '=', Number(userId)).execute(),
  },
  {
    table: 'shared_favourites',
    name: 'sharedFavourites',
    rows: (db, { userId }) =>
      db.selectFrom('shared_favourites').select('shared_at').where('user_id', '=', userId).execute(),
  },
  {
    table: 'favourite_list',
    name: 'favourites',
    rows: (db, { userId }) => db.selectFrom('favourite_list').selectAll().where('user_id', '=', userId).execute(),
  },
  {
    table: 'outbox_mail',
    name: 'accountMails',
    rows: (db, { userId }) =>
      db
        .selectFrom('outbox_mail')
        .select(['recipient', 'subject', 'language', 'created_at'])
        .where('unique_key', 'like', `${accountMailKey(userId)}%`)
        .orderBy('id')
        .execute(),
  },
];
