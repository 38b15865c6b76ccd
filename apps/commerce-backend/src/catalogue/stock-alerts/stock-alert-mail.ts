import { resolveScope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { html } from '../../platform/html/html.ts';
import { mailColours } from '../../messages/mail-colours.ts';
import { mailButton, writeMail } from '../../messages/mail-frame.ts';
import type { Mail } from '../../messages/mail-frame.ts';
import type { DueAlert } from './stock-alert-store.ts';
import { arrivalTexts, stockAlertTexts } from './stock-alert-texts.ts';
import { textsIn } from '../../shop/texts.ts';

/** Writes the mail that a size is back, or here for the first time, in the language of the alert. */
export function stockAlertMail(
  { brand, language, market, productName, size, isFirstArrival }: DueAlert,
  productUrl: string,
  shop: Shop,
): Mail {
  const texts = { ...stockAlertTexts(textsIn(language)), ...(isFirstArrival && arrivalTexts(textsIn(language))) };
  const body = html`<p style="margin:0 0 16px"><strong>${brand}</strong><br>${productName}<br>${size}</p>
<p style="margin:0 0 24px">${texts.text(size)}</p>
<p style="margin:0 0 24px">${mailButton(productUrl, texts.link)}</p>
<p style="margin:0;color:${mailColours.muted};font-size:14px">${texts.closing}</p>`;
  const scope = resolveScope(shop, { marketId: market, languageId: language });
  return writeMail({ subject: texts.subject(productName, size), shop, scope, heading: texts.heading, body });
}
