import { readShop } from '../api/read-config.ts';
import { mailFooter } from './mail-footer.ts';

const shop = readShop();

describe('mailFooter', () => {
  it.each(shop.markets)('[SHOP-4] shows in $alias where to write and call, when, and the seller', (market) => {
    const footer = mailFooter(shop, { market, language: market.languages[0] }).markup;
    expect(footer).toContain(`href="mailto:${market.contact.email}"`);
    for (const fact of [market.contact.phone, '08.00–17.00', 'Lyng ApS', 'Hedevej 12', '8000 Aarhus C', 'CVR 12345674'])
      expect(footer).toContain(fact);
  });

  it.each([
    ['da', 'Danmark'],
    ['sv', 'Danmark'],
    ['nb', 'Danmark'],
    ['fi', 'Tanska'],
  ] as const)('names the country in %s: %s', (language, country) => {
    expect(mailFooter(shop, { market: shop.defaultMarket, language }).markup).toContain(`Aarhus C, ${country}, CVR`);
  });
});
