import type { Language } from '@lyng/model';
import { companyFacts } from '../shop/company-facts.ts';
import type { Scope } from '../shop/scope.ts';
import type { Shop } from '../shop/shop.ts';
import { html } from '../platform/html/html.ts';
import type { Html } from '../platform/html/html.ts';

/** The parts of a mail that are its own; the rest is the same in every mail of the shop. */
export interface MailContent {
  readonly subject: string;
  readonly shop: Shop;
  /** The market and language that it is written for. */
  readonly scope: Scope;
  readonly heading: string;
  readonly body: Html;
}

export const mailColours = { ink: '#2a2528', muted: '#6b6368', line: '#e7e1de' } as const;

/** The link of a mail that is to be followed, as a button. */
export const mailButton = (url: string, text: string): Html =>
  html`<a href="${url}" style="display:inline-block;padding:12px 24px;background:${mailColours.ink};color:#fff;text-decoration:none">${text}</a>`;

/** The body of a mail about one link, which ends with what a reader may do who did not ask for it. */
export const bodyWithLink = (
  text: string,
  link: { readonly url: string; readonly name: string },
  closing: string,
): Html =>
  html`<p style="margin:0 0 24px">${text}</p>
<p style="margin:0 0 24px">${mailButton(link.url, link.name)}</p>
<p style="margin:0;color:${mailColours.muted};font-size:14px">${closing}</p>`;

const weekdays: Readonly<Record<Language, string>> = {
  da: 'hverdage kl.',
  sv: 'vardagar kl.',
  nb: 'hverdager kl.',
  fi: 'arkisin klo',
};

const footer = ({ serviceHours: { opens, closes }, company }: Shop, { market, language }: Scope): Html =>
  html`<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${mailColours.line};color:${mailColours.muted};font-size:14px"><a href="mailto:${market.contact.email}" style="color:inherit">${market.contact.email}</a> · ${market.contact.phone} · ${weekdays[language]} ${opens}–${closes}<br>${companyFacts(company, language)}</p>`;

/** Writes a mail. Mail programs know tables and inline styles, and little else. */
export const writeMail = ({ subject, shop, scope, heading, body }: MailContent): string =>
  html`<!doctype html>
<html lang="${scope.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#faf8f6;color:${mailColours.ink};font:16px/1.5 Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" style="width:100%;max-width:560px;border-collapse:collapse;background:#fff"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:22px;letter-spacing:0.04em">${shop.name}</p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${heading}</h1>
${body}
${footer(shop, scope)}
</td></tr></table></td></tr></table></body></html>`.markup;
