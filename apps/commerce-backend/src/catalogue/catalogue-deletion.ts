import type { CustomerDeletion } from '../platform/customer-hooks.ts';
import { removeAlertsOf } from './stock-alerts/stock-alert-store.ts';

/** Deletes the reviews of a customer, and the stock alerts that were requested while logged in. */
export const catalogueDeletion: CustomerDeletion = {
  afterAccount: async (transaction, { userId }) => {
    await transaction.deleteFrom('product_review').where('user_id', '=', userId).execute();
    await removeAlertsOf(transaction, userId);
  },
};
