import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create index checkout_age on checkout (updated_at);
create index cart_age on cart (updated_at) where completed_at is null;
create index customer_order_cancelled_person on customer_order (updated_at) where status = 'cancelled' and email <> '';
create index outbox_mail_age on outbox_mail (created_at);
`;

/** Lets the cleanup find expired rows without scanning all carts and orders every minute. */
export const ageOfShoppingMigration: Migration = {
  name: '0012-age-of-shopping',
  up: (transaction) => runStatements(transaction, statements),
};
