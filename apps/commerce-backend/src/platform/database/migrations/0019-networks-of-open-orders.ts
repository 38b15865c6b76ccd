import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
alter table customer_order add column placed_from text;
create index customer_order_placed_from on customer_order (placed_from) where status = 'pending-payment';
`;

/** An order that waits for its payment knows, as a hash, the network that it was placed from. */
export const networksOfOpenOrdersMigration: Migration = {
  name: '0019-networks-of-open-orders',
  up: (transaction) => runStatements(transaction, statements),
};
