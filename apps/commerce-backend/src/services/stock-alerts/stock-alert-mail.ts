import { html } from '../html/html.ts';
import { mailButton, mailColours, writeMail } from '../mail/mail-frame.ts';
import type { Mail } from '../mail/mail-frame.ts';
import type { DueAlert } from './stock-alert-store.ts';
import { stockAlertTexts } from './stock-alert-texts.ts';

/** Writes the mail that says a size is back, in the language it was asked for in. */
export function stockAlertMail(
  { brand, language, productName, size }: DueAlert,
  productUrl: string,
  shopName: string,
): Mail {
  const texts = stockAlertTexts[language];
  const body = html`<p style="margin:0 0 16px"><strong>${brand}</strong><br>${productName}<br>${size}</p>
<p style="margin:0 0 24px">${texts.text(size)}</p>
<p style="margin:0 0 24px">${mailButton(productUrl, texts.link)}</p>
<p style="margin:0;color:${mailColours.muted};font-size:14px">${texts.closing}</p>`;
  return writeMail({ subject: texts.subject(productName, size), language, shopName, heading: texts.heading, body });
}
