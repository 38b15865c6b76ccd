import type { BackendConfig } from '../../platform/config.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { shopOrigin } from '../../shop/shop-origin.ts';
import { productPath } from '../core/site-paths.ts';
import { accountMailKey, queueMail } from '../../messages/outbox-store.ts';
import { stockAlertMail } from './stock-alert-mail.ts';
import { takeDueAlerts } from './stock-alert-store.ts';
import type { DueAlert } from './stock-alert-store.ts';

/** The mail of an alert of an account is deleted with the account. */
const ownerOf = ({ userId }: DueAlert): string => (userId === null ? '' : accountMailKey(userId));

/**
 * Writes to every shopper whose size is available again. Alert and mail are exchanged in one transaction, so each alert
 * becomes one mail, for any number of simultaneous calls.
 */
export async function sendStockAlerts(
  transaction: DatabaseTransaction,
  config: Pick<BackendConfig, 'shop' | 'storefrontPort' | 'allowedOrigins'>,
  now: Date,
): Promise<void> {
  for (const alert of await takeDueAlerts(transaction)) {
    const url = `${shopOrigin(config, alert.market)}${productPath(alert.productAlias)}?sku=${String(alert.skuId)}`;
    await queueMail(transaction, {
      ...stockAlertMail(alert, url, config.shop),
      uniqueKey: `${ownerOf(alert)}stock-alert:${String(alert.alertId)}`,
      recipient: alert.email,
      now,
    });
  }
}
