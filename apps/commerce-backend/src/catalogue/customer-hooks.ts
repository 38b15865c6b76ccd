import { exportRows, ofUser } from '../platform/customer-export.ts';
import type { CustomerDeletion, CustomerExport } from '../platform/customer-hooks.ts';
import { removeAlertsOf } from './stock-alerts/stock-alert-store.ts';

/** The reviews of a customer, and the stock alerts that were requested while logged in. */
export const catalogueExports: readonly CustomerExport[] = [
  exportRows('reviews', 'product_review', ofUser, { order: 'review_id' }),
  exportRows('stockAlerts', 'stock_alert', ofUser, { order: 'alert_id' }),
];

/** Deletes the reviews of a customer, and the stock alerts that were requested while logged in. */
export const catalogueDeletion: CustomerDeletion = {
  afterAccount: async (transaction, { userId }) => {
    await transaction.deleteFrom('product_review').where('user_id', '=', userId).execute();
    await removeAlertsOf(transaction, userId);
  },
};
