import type { Scope } from '../shop/scope.ts';
import type { Shop } from '../shop/shop.ts';
import { html } from '../platform/html/html.ts';
import type { Html } from '../platform/html/html.ts';
import { mailColours } from './mail-colours.ts';
import { mailFooter } from './mail-footer.ts';

/** A mail without its envelope. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
}

/** The parts of a mail that are its own; the rest is the same in every mail of the shop. */
export interface MailContent {
  readonly subject: string;
  readonly shop: Shop;
  /** The market and language that it is written for. */
  readonly scope: Scope;
  readonly heading: string;
  readonly body: Html;
}

/** The link of a mail that is to be followed, as a button. */
export const mailButton = (url: string, text: string): Html =>
  html`<a href="${url}" style="display:inline-block;padding:12px 24px;background:${mailColours.ink};color:#fff;text-decoration:none">${text}</a>`;

/** Writes a mail. Mail programs know tables and inline styles, and little else. */
export function writeMail({ subject, shop, scope, heading, body }: MailContent): Mail {
  const page = html`<!doctype html>
<html lang="${scope.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#faf8f6;color:${mailColours.ink};font:16px/1.5 Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" style="width:100%;max-width:560px;border-collapse:collapse;background:#fff"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:22px;letter-spacing:0.04em">${shop.name}</p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${heading}</h1>
${body}
${mailFooter(shop, scope)}
</td></tr></table></td></tr></table></body></html>`;
  return { subject, html: page.markup };
}
