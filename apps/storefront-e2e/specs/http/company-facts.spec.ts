import business from '../../../../business.config.json' with { type: 'json' };
import shopFile from '../../../../shop.config.json' with { type: 'json' };
import { expect, sites, test } from '../../fixtures/http-test.ts';

const { company, contacts, serviceHours } = business;
const checkoutPaths = { da: '/kassen', sv: '/kassan', nb: '/kassen', fi: '/kassa' } as const;

for (const { alias, language } of sites) {
  for (const path of ['/', checkoutPaths[language]]) {
    test(`[SHOP-4, APP-13] ${alias} ${path} ends with who sells, where to write and where to call`, async ({
      shop,
    }) => {
      const { text } = await shop.get(alias, path);
      const footer = text.slice(text.indexOf('<footer'), text.indexOf('</footer>'));
      const { email, phone } = contacts[alias];
      expect(footer).toContain(`href="mailto:${email}"`);
      expect(footer).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
      const facts = [company.name, company.street, company.registration, serviceHours.opens, serviceHours.closes];
      for (const fact of [...facts, String(shopFile.returnDays)]) expect(footer).toContain(fact);
      if (path === '/') expect(footer).toContain('/content/privacy"');
    });
  }
}
