import type { Backend } from '../../platform/backend.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { resolveScope } from '../../shop/scope.ts';
import type { Scope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { shopOrigin } from '../../shop/shop-origin.ts';
import { html } from '../../platform/html/html.ts';
import { mailColours } from '../../messages/mail-colours.ts';
import { mailButton, writeMail } from '../../messages/mail-frame.ts';
import type { Mail } from '../../messages/mail-frame.ts';
import { accountMailKey, queueMail } from '../../messages/outbox-store.ts';
import { accountExistsTexts, resetTexts } from './account-mail-texts.ts';
import type { AccountMailTexts } from './account-mail-texts.ts';
import { findAccountByEmail } from './account-store.ts';
import type { Account } from './account-store.ts';
import { textsIn } from '../../shop/texts.ts';

type Config = Pick<Backend, 'config'>['config'];

const accountMail = (texts: AccountMailTexts, scope: Scope, url: string, shop: Shop): Mail => {
  const body = html`<p style="margin:0 0 24px">${texts.text(shop.name)}</p>
<p style="margin:0 0 24px">${mailButton(url, texts.link)}</p>
<p style="margin:0;color:${mailColours.muted};font-size:14px">${texts.closing}</p>`;
  return writeMail({ subject: texts.subject(shop.name), shop, scope, heading: texts.heading, body });
};

/**
 * The shop that a mail is written for: its market, its language, and the origin at which the requesting shopper sees
 * the shop.
 */
export interface MailPlace extends Pick<Account, 'market' | 'language'> {
  readonly seenAt: string | undefined;
}

/** Mails the password reset link, for the market and in the language of the request. */
export async function queueResetMail(
  transaction: DatabaseTransaction,
  config: Config,
  reset: {
    readonly account: Account;
    readonly place: MailPlace;
    readonly key: string;
    readonly keyHash: string;
    readonly now: Date;
  },
): Promise<void> {
  const { account, key, keyHash, now } = reset;
  const { market, language, seenAt } = reset.place;
  const url = `${shopOrigin(config, market, seenAt)}/account/reset-password?resetKey=${key}`;
  await queueMail(transaction, {
    ...accountMail(
      resetTexts(textsIn(language)),
      resolveScope(config.shop, { marketId: market, languageId: language }),
      url,
      config.shop,
    ),
    uniqueKey: `${accountMailKey(account.id)}reset:${keyHash}`,
    recipient: account.email,
    language,
    now,
  });
}

/** Notifies the owner of an address that it was registered again; once a day is enough. */
export async function queueAccountExists(
  { db, config, now }: Pick<Backend, 'db' | 'config' | 'now'>,
  email: string,
  seenAt: string | undefined,
): Promise<void> {
  const account = await findAccountByEmail(db, email);
  if (account === undefined) return;
  const { id, language, market } = account;
  const url = `${shopOrigin(config, market, seenAt)}/?action=login`;
  await inTransaction(db, (transaction) =>
    queueMail(transaction, {
      ...accountMail(
        accountExistsTexts(textsIn(language)),
        resolveScope(config.shop, { marketId: market, languageId: language }),
        url,
        config.shop,
      ),
      uniqueKey: `${accountMailKey(id)}exists:${now().toISOString().slice(0, 10)}`,
      recipient: email,
      language,
      now: now(),
    }),
  );
}
