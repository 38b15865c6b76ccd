import type { BackendConfig } from '../../platform/config.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/hash.ts';
import { html } from '../../platform/html/html.ts';
import { mailColours } from '../../messages/mail-colours.ts';
import { mailButton, writeMail } from '../../messages/mail-frame.ts';
import { queueMail } from '../../messages/outbox-store.ts';
import type { Scope } from '../../shop/scope.ts';
import { newsletterPath } from './newsletter-page.ts';
import { confirmationMailKey } from './newsletter-store.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { textsIn } from '../../shop/texts.ts';

/** Mails the link that confirms a sign-up. */
export async function queueConfirmationMail(
  transaction: DatabaseTransaction,
  { publicUrl, shop }: BackendConfig,
  {
    email,
    key,
    scope,
    now,
  }: { readonly email: string; readonly key: string; readonly scope: Scope; readonly now: Date },
): Promise<void> {
  const texts = newsletterTexts(textsIn(scope.language));
  const url = `${publicUrl}${newsletterPath('confirm', key, scope.language)}`;
  const body = html`<p style="margin:0 0 24px">${texts.confirmText(shop.name)}</p>
<p style="margin:0 0 24px">${mailButton(url, texts.confirm)}</p>
<p style="margin:0;color:${mailColours.muted};font-size:14px">${texts.notMine}</p>`;
  await queueMail(transaction, {
    ...writeMail({ subject: texts.confirmSubject(shop.name), shop, scope, heading: texts.confirm, body }),
    uniqueKey: confirmationMailKey(sha256(key)),
    recipient: email,
    language: scope.language,
    now,
  });
}
