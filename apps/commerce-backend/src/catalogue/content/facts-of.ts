import { formatMoney } from '@lyng/i18n/core';
import { companyFacts } from '../../shop/company-facts.ts';
import { marketTerms } from '../../shop/market-terms.ts';
import type { Scope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { FACT } from './files/check-names.ts';
import type { WrittenFacts } from './files/read-facts.ts';

/** Facts of the configuration that texts may name, such as `{{returnDays}}`, in the words of the reader's market. */
const configured = {
  shop: ({ name }: Shop) => name,
  company: ({ company }: Shop, { language }: Scope) => companyFacts(company, language),
  email: (_shop: Shop, { market }: Scope) => market.contact.email,
  phone: (_shop: Shop, { market }: Scope) => market.contact.phone,
  phoneDigits: (_shop: Shop, { market }: Scope) => market.contact.phone.replaceAll(' ', ''),
  opens: ({ serviceHours }: Shop) => serviceHours.opens,
  closes: ({ serviceHours }: Shop) => serviceHours.closes,
  confirmationHours: ({ confirmationHours }: Shop) => String(confirmationHours),
  returnDays: ({ returnDays }: Shop) => String(returnDays),
  freeShippingFrom: (_shop: Shop, { market, language }: Scope) =>
    formatMoney(marketTerms(market.alias).freeShippingFrom, market.currency, language),
};

/** A fact of some widgets only: the reduction of the campaign that a banner shows. */
const ofWidgets = ['percent'];

export const factNames: readonly string[] = [...Object.keys(configured), ...ofWidgets];

/** Puts the facts into a text; an unknown one stays as it is written. */
export type FillFacts = (text: string, more?: Readonly<Record<string, string>>) => string;

export const fillFacts =
  (facts: WrittenFacts, shop: Shop, scope: Scope): FillFacts =>
  (text, more = {}) =>
    text.replace(FACT, (written, name: string) => {
      if (Object.hasOwn(more, name)) return more[name] ?? written;
      if (Object.hasOwn(configured, name)) return configured[name as keyof typeof configured](shop, scope);
      const own = Object.hasOwn(facts, name) ? facts[name] : undefined;
      return (typeof own === 'object' ? own[scope.market.alias] : own) ?? written;
    });
