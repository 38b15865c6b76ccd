import { readShop } from '../api/read-config.ts';
import { html } from '../platform/html/html.ts';
import type { Scope } from '../shop/scope.ts';
import { writeMail } from './write-mail.ts';

const shop = readShop();

const mailFor = (scope: Scope) => writeMail({ subject: '', shop, scope, heading: '', body: html`` });

describe('writeMail', () => {
  it.each(shop.markets)('[SHOP-4] shows in $alias where to write and call, when, and the seller', (market) => {
    const mail = mailFor({ market, language: market.languages[0] });
    expect(mail).toContain(`href="mailto:${market.contact.email}"`);
    for (const fact of [market.contact.phone, '08.00–17.00', 'Lyng ApS', 'Hedevej 12', '8000 Aarhus C', 'CVR 12345674'])
      expect(mail).toContain(fact);
  });

  it.each([
    ['da', 'Danmark'],
    ['sv', 'Danmark'],
    ['nb', 'Danmark'],
    ['fi', 'Tanska'],
  ] as const)('names the country in %s: %s', (language, country) => {
    expect(mailFor({ market: shop.defaultMarket, language })).toContain(`Aarhus C, ${country}, CVR`);
  });
});
