import { sql } from 'kysely';
import { accountMailKey } from '../../messages/outbox-store.ts';
import { exportRows, ofUser } from '../../platform/customer-export.ts';
import type { CustomerExport, ExportedCustomer } from '../../platform/customer-hooks.ts';

const ofAccount = ({ userId }: ExportedCustomer) => sql`account_id = ${Number(userId)}`;

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
  exportRows('addresses', 'account_address', ofAccount, { columns: 'address, is_default, created_at', order: 'id' }),
  exportRows('logins', 'auth_session', ofAccount, {
    columns: 'browser, system, created_at, rotated_at, expires_at',
    order: 'created_at',
  }),
  exportRows('passwordResets', 'password_reset', ofAccount, { columns: 'expires_at', order: 'expires_at' }),
  exportRows('sharedFavourites', 'shared_favourites', ofUser, { columns: 'shared_at', order: 'shared_at' }),
  exportRows('favourites', 'favourite_list', ofUser, { order: 'user_id' }),
  exportRows('accountMails', 'outbox_mail', ({ userId }) => sql`unique_key like ${`${accountMailKey(userId)}%`}`, {
    columns: 'recipient, subject, language, created_at',
    order: 'id',
  }),
];
