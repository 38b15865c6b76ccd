import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
drop index order_row_product;
create index order_row_product on order_row (product_id, order_id desc);
drop index viewed_product_product;
create index viewed_product_product on viewed_product (product_id, viewed_at desc);
`;

/** Finds the newest orders and histories that contain a product, however many there are. */
export const newestCompanionsMigration: Migration = {
  name: '0015-newest-companions',
  up: (transaction) => runStatements(transaction, statements),
};
