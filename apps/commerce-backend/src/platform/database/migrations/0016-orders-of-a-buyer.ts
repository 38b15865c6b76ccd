import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create index customer_order_buyer on customer_order (lower(email)) where status = 'received';
`;

/** Counts what somebody has bought without looking through all orders. */
export const ordersOfABuyerMigration: Migration = {
  name: '0016-orders-of-a-buyer',
  up: (transaction) => runStatements(transaction, statements),
};
