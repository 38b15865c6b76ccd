import { resolveScope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { html } from '../../platform/html/html.ts';
import { bodyWithLink } from '../../messages/write-mail.ts';
import type { MailContent } from '../../messages/write-mail.ts';
import type { DueAlert } from './stock-alert-store.ts';
import { arrivalTexts, stockAlertTexts } from './stock-alert-texts.ts';
import { textsIn } from '../../shop/texts.ts';

/** Writes the mail that a size is back, or here for the first time, in the language of the alert. */
export function stockAlertMail(
  { brand, language, market, productName, size, isFirstArrival }: DueAlert,
  productUrl: string,
  shop: Shop,
): MailContent {
  const texts = { ...stockAlertTexts(textsIn(language)), ...(isFirstArrival && arrivalTexts(textsIn(language))) };
  const body = html`<p style="margin:0 0 16px"><strong>${brand}</strong><br>${productName}<br>${size}</p>
${bodyWithLink(texts.text(size), { url: productUrl, name: texts.link }, texts.closing)}`;
  const scope = resolveScope(shop, { marketId: market, languageId: language });
  return { subject: texts.subject(productName, size), shop, scope, heading: texts.heading, body };
}
