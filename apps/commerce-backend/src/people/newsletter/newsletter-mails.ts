import type { Language } from '@lyng/model';
import type { BackendConfig } from '../../platform/config.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/hash.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { queueMail } from '../../messages/outbox-store.ts';
import { bodyWithLink, mailButton, mailColours } from '../../messages/write-mail.ts';
import type { Scope } from '../../shop/scope.ts';
import { shopOrigin } from '../../shop/shop-origin.ts';
import { textsIn } from '../../shop/texts.ts';
import { confirmationMailKey, welcomeMailKey } from './newsletter-store.ts';

/** The address of a mail's link; the language is that of the mail, which a key that is no longer known does not give. */
export const newsletterPath = (action: 'confirm' | 'unsubscribe', key: string, language: Language): string =>
  `/newsletter/${action}?key=${key}&language=${language}`;

interface Recipient {
  readonly email: string;
  readonly key: string;
  readonly scope: Scope;
  readonly now: Date;
}

/** Mails the link that confirms a sign-up. */
export async function queueConfirmationMail(
  transaction: DatabaseTransaction,
  { publicUrl, shop }: BackendConfig,
  { email, key, scope, now }: Recipient,
): Promise<void> {
  const i18n = textsIn(scope.language);
  const values = { shop: shop.name };
  const heading = i18n._('Confirm the subscription');
  await queueMail(transaction, {
    shop,
    scope,
    subject: i18n._('Confirm your subscription to the newsletter of {shop}', values),
    heading,
    body: bodyWithLink(
      i18n._('Press the button to get the newsletter of {shop}. The link works for seven days.', values),
      { url: `${publicUrl}${newsletterPath('confirm', key, scope.language)}`, name: heading },
      i18n._('If you did not subscribe, you need not do anything: you will not get the newsletter.'),
    ),
    uniqueKey: confirmationMailKey(sha256(key)),
    recipient: email,
    now,
  });
}

/** The code of the market and what it takes off, as the database has it: what is mailed can be used. */
async function findOffer(
  transaction: DatabaseTransaction,
  { welcomeOffer }: BackendConfig['shop'],
  { market }: Scope,
): Promise<{ readonly code: string; readonly percentOff: number } | undefined> {
  const code = welcomeOffer?.codes[market.alias];
  if (code === undefined) return undefined;
  const row = await transaction
    .selectFrom('promo_code')
    .select(['code', 'effect'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.effect.kind === 'percentage' ? { code: row.code, percentOff: row.effect.percentOff } : undefined;
}

const codeBox = (code: string): Html =>
  html`<p style="margin:0 0 24px;padding:12px 16px;border:1px solid ${mailColours.line};text-align:center;font-size:20px;letter-spacing:0.08em"><strong>${code}</strong></p>`;

/** Mails the thanks for a confirmed sign-up, with the code of the market and the link that ends it. */
export async function queueWelcomeMail(
  transaction: DatabaseTransaction,
  config: BackendConfig,
  { email, key, scope, now }: Recipient,
): Promise<void> {
  const { shop } = config;
  const i18n = textsIn(scope.language);
  const values = { shop: shop.name };
  const offer = await findOffer(transaction, shop, scope);
  const offerText = ({ percentOff }: { readonly percentOff: number }): string =>
    i18n._('You get {percentOff} % off your first purchase. Type this code in the cart:', { percentOff });
  const thanks = i18n._(
    'Thank you for subscribing to the newsletter of {shop}. You will hear about news and offers.',
    values,
  );
  const reason = i18n._('You get this mail because your address is subscribed to our newsletter.');
  const endAddress = `${config.publicUrl}${newsletterPath('unsubscribe', key, scope.language)}`;
  const body = html`<p style="margin:0 0 24px">${thanks}</p>
${offer === undefined ? '' : html`<p style="margin:0 0 8px">${offerText(offer)}</p>${codeBox(offer.code)}`}
<p style="margin:0 0 24px">${mailButton(`${shopOrigin(config, scope.market.alias, undefined)}/`, i18n._('Go to the shop'))}</p>
<p style="margin:0;color:${mailColours.muted};font-size:14px">${reason} <a href="${endAddress}" style="color:inherit">${i18n._('Unsubscribe from the newsletter')}</a></p>`;
  await queueMail(transaction, {
    shop,
    scope,
    subject: i18n._('Welcome to the newsletter of {shop}', values),
    heading: i18n._('Welcome'),
    body,
    uniqueKey: welcomeMailKey(key),
    recipient: email,
    now,
  });
}
