import { resolveScope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { html } from '../../platform/html/html.ts';
import { bodyWithLink } from '../../messages/write-mail.ts';
import type { MailContent } from '../../messages/write-mail.ts';
import type { DueAlert } from './stock-alert-store.ts';
import { textsIn } from '../../shop/texts.ts';
import type { Texts } from '../../shop/texts.ts';

/** The words of the mail that a size is back. */
const stockAlertTexts = (i18n: Texts) => ({
  subject: (product: string, size: string) => i18n._('{product} in size {size} is back', { product, size }),
  heading: i18n._('It is here again'),
  text: (size: string) =>
    i18n._(
      'You asked us to tell you when size {size} was in stock again. Now it is. We cannot put it aside, so do not wait too long.',
      { size },
    ),
  link: i18n._('See the product'),
  closing: i18n._('You get only this one mail about the product, and your address is deleted from the waiting list.'),
});

/** The texts of the mail for a size that comes for the first time. */
const arrivalTexts = (i18n: Texts) => ({
  subject: (product: string, size: string) => i18n._('{product} in size {size} has come', { product, size }),
  heading: i18n._('It is here now'),
  text: (size: string) =>
    i18n._(
      'You asked us to tell you when size {size} came. Now it has. We cannot put it aside, so do not wait too long.',
      { size },
    ),
});

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
