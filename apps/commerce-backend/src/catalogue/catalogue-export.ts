import { exportRows, ofUser } from '../platform/customer-export.ts';
import type { CustomerExport } from '../platform/customer-hooks.ts';

/** The reviews of a customer, and the stock alerts that were requested while logged in. */
export const catalogueExports: readonly CustomerExport[] = [
  exportRows('reviews', 'product_review', ofUser, { order: 'review_id' }),
  exportRows('stockAlerts', 'stock_alert', ofUser, { order: 'alert_id' }),
];
