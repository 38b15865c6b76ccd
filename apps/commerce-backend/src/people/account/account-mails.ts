import type { Backend } from '../../platform/backend.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { resolveScope } from '../../shop/scope.ts';
import { shopOrigin } from '../../shop/shop-origin.ts';
import { bodyWithLink } from '../../messages/write-mail.ts';
import { accountMailKey, queueMail } from '../../messages/outbox-store.ts';
import { findAccountByEmail } from './account-store.ts';
import type { Account } from './account-store.ts';
import { textsIn } from '../../shop/texts.ts';

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
  config: Backend['config'],
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
  const { shop } = config;
  const i18n = textsIn(language);
  const values = { shop: shop.name };
  const url = `${shopOrigin(config, market, seenAt)}/account/reset-password?resetKey=${key}`;
  await queueMail(transaction, {
    shop,
    scope: resolveScope(shop, { marketId: market, languageId: language }),
    subject: i18n._('Choose a new password at {shop}', values),
    heading: i18n._('Choose a new password'),
    body: bodyWithLink(
      i18n._(
        'You have asked for a new password for your account at {shop}. The link works for one hour and only once.',
        values,
      ),
      { url, name: i18n._('Choose your new password') },
      i18n._('If you did not ask for it, you need not do anything. Your password is the same as before.'),
    ),
    uniqueKey: `${accountMailKey(account.id)}reset:${keyHash}`,
    recipient: account.email,
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
  const { shop } = config;
  const i18n = textsIn(language);
  const values = { shop: shop.name };
  const url = `${shopOrigin(config, market, seenAt)}/?action=login`;
  const mail = {
    shop,
    scope: resolveScope(shop, { marketId: market, languageId: language }),
    subject: i18n._('You already have an account at {shop}', values),
    heading: i18n._('You already have an account'),
    body: bodyWithLink(
      i18n._(
        'Somebody has tried to create an account at {shop} with your email address. If it was you, you can log in – or choose a new password if you have forgotten the old one.',
        values,
      ),
      { url, name: i18n._('Log in') },
      i18n._('If it was not you, you need not do anything. Nothing has changed in your account.'),
    ),
    uniqueKey: `${accountMailKey(id)}exists:${now().toISOString().slice(0, 10)}`,
    recipient: email,
    now: now(),
  };
  await inTransaction(db, (transaction) => queueMail(transaction, mail));
}
