import type { Language } from '@lyng/model';
import { companyFacts } from '../shop/company-facts.ts';
import type { Scope } from '../shop/scope.ts';
import type { Shop } from '../shop/shop.ts';
import { html } from '../platform/html/html.ts';
import type { Html } from '../platform/html/html.ts';
import { mailColours } from './mail-colours.ts';

const weekdays: Readonly<Record<Language, string>> = {
  da: 'hverdage kl.',
  sv: 'vardagar kl.',
  nb: 'hverdager kl.',
  fi: 'arkisin klo',
};

/** Where the reader reaches the shop, and who it is: the same at the end of every mail. */
export const mailFooter = ({ serviceHours: { opens, closes }, company }: Shop, { market, language }: Scope): Html =>
  html`<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${mailColours.line};color:${mailColours.muted};font-size:14px"><a href="mailto:${market.contact.email}" style="color:inherit">${market.contact.email}</a> · ${market.contact.phone} · ${weekdays[language]} ${opens}–${closes}<br>${companyFacts(company, language)}</p>`;
