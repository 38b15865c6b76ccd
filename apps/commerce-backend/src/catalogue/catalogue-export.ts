import type { CustomerExport } from '../platform/customer-hooks.ts';

/** The reviews of a customer, and the stock alerts that were requested while logged in. */
export const catalogueExports: readonly CustomerExport[] = [
  {
    table: 'product_review',
    name: 'reviews',
    rows: (db, { userId }) =>
      db.selectFrom('product_review').selectAll().where('user_id', '=', userId).orderBy('review_id').execute(),
  },
  {
    table: 'stock_alert',
    name: 'stockAlerts',
    rows: (db, { userId }) =>
      db.selectFrom('stock_alert').selectAll().where('user_id', '=', userId).orderBy('alert_id').execute(),
  },
];
