import type { BackendConfig } from '../../platform/config.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import { shopOrigin } from '../../shop/shop-origin.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { mailColours } from '../../messages/mail-colours.ts';
import { mailButton, writeMail } from '../../messages/mail-frame.ts';
import { queueMail } from '../../messages/outbox-store.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { welcomeMailKey } from './newsletter-store.ts';
import { newsletterPath } from './newsletter-page.ts';
import { textsIn } from '../../shop/texts.ts';

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

/** The new subscriber, with the key to unsubscribe. */
interface Welcome {
  readonly email: string;
  readonly unsubscribeKey: string;
  readonly scope: Scope;
  readonly now: Date;
}

/** Mails the thanks for a confirmed sign-up, with the code of the market and the link that ends it. */
export async function queueWelcomeMail(
  transaction: DatabaseTransaction,
  { config }: { readonly config: BackendConfig },
  { email, unsubscribeKey, scope, now }: Welcome,
): Promise<void> {
  const { shop } = config;
  const texts = newsletterTexts(textsIn(scope.language));
  const offer = await findOffer(transaction, shop, scope);
  const endAddress = `${config.publicUrl}${newsletterPath('unsubscribe', unsubscribeKey, scope.language)}`;
  const body = html`<p style="margin:0 0 24px">${texts.thanks(shop.name)}</p>
${offer === undefined ? '' : html`<p style="margin:0 0 8px">${texts.offer(offer.percentOff)}</p>${codeBox(offer.code)}`}
<p style="margin:0 0 24px">${mailButton(`${shopOrigin(config, scope.market.alias, undefined)}/`, texts.toShop)}</p>
<p style="margin:0;color:${mailColours.muted};font-size:14px">${texts.reason} <a href="${endAddress}" style="color:inherit">${texts.unsubscribe}</a></p>`;
  await queueMail(transaction, {
    ...writeMail({ subject: texts.subject(shop.name), shop, scope, heading: texts.welcome, body }),
    uniqueKey: welcomeMailKey(unsubscribeKey),
    recipient: email,
    language: scope.language,
    now,
  });
}
