import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

/** A line without a group has the empty key, so that one constraint covers both. */
const statements = `
alter table cart_line add column group_key text not null default '';
alter table cart_line drop constraint cart_line_cart_id_sku_id_key;
alter table cart_line add constraint cart_line_of_group unique (cart_id, sku_id, group_key);
alter table order_row add column group_key text not null default '';
alter table cart add column merchant_data text not null default '';
alter table cart add column closed_at timestamptz;
`;

/** The groups of a cart's lines, a client's own data, and carts that a client has completed without an order. */
export const groupsOfCartLinesMigration: Migration = {
  name: '0029-groups-of-cart-lines',
  up: (transaction) => runStatements(transaction, statements),
};
