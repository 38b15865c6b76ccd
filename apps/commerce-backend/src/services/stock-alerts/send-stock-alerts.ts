import type { BackendConfig } from '../../config.ts';
import type { DatabaseTransaction } from '../../database/database.ts';
import { shopOrigin } from '../../shop/shop-origin.ts';
import { accountMailKey } from '../account/account-mails.ts';
import { productPath } from '../catalogue/site-paths.ts';
import { queueMail } from '../mail/outbox-store.ts';
import { stockAlertMail } from './stock-alert-mail.ts';
import { takeDueAlerts } from './stock-alert-store.ts';
import type { DueAlert } from './stock-alert-store.ts';

/** The mail of an alert that an account asked for goes with the account. */
const ownerOf = ({ userId }: DueAlert): string => (userId === null ? '' : accountMailKey(userId));

/**
 * Writes to everybody whose size can be bought again. Alert and mail change places in one transaction, so each alert
 * becomes one mail, whoever calls this how often at the same time.
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
      language: alert.language,
      now,
    });
  }
}
