import type { Language, MarketAlias } from '@lyng/model';
import { businessFacts } from './business-facts.ts';
import type { BusinessFile } from './business-facts.ts';

const contact = { email: 'help@shop.example', phone: '+45 01 23 45 67' };
const file: BusinessFile = {
  company: {
    name: 'Lyng ApS',
    registration: 'CVR 12345674',
    street: 'Hedevej 12',
    zip: '8000',
    city: 'Aarhus C',
    country: 'DK',
  },
  serviceHours: { opens: '08.00', closes: '17.00' },
  confirmationHours: 24,
  welcomeOffer: { percentOff: 15 },
  contacts: { dk: contact, se: contact, no: contact, fi: contact },
};

describe('businessFacts', () => {
  it.each<[MarketAlias, Language, string]>([
    ['dk', 'da', 'Danmark'],
    ['se', 'sv', 'Danmark'],
    ['no', 'nb', 'Danmark'],
    ['fi', 'fi', 'Tanska'],
  ])('[SHOP-4, APP-13] names in %s the company, its address and its service hours', (market, language, country) => {
    const { company, contacts, serviceHours } = businessFacts(file, market, language);
    expect(company).toBe(`Lyng ApS, Hedevej 12, 8000 Aarhus C, ${country}, CVR 12345674`);
    expect(contacts.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^mailto:[^@ ]+@[^@ ]+\.[^@ ]+$/),
      expect.stringMatching(/^tel:\+\d+$/),
    ]);
    expect(serviceHours).toBe('08.00–17.00');
  });

  it('follows the business file [APP-13, SHOP-4]', () => {
    const changed = { ...file, serviceHours: { opens: '10.00', closes: '16.30' }, confirmationHours: 36 };
    expect(businessFacts(changed, 'dk', 'da')).toMatchObject({ serviceHours: '10.00–16.30', confirmationHours: 36 });
  });

  it('promises subscribers the welcome offer of the file, and nothing without one [ACC-09]', () => {
    const { welcomeOffer: _offer, ...withoutOffer } = file;
    expect(businessFacts(file, 'dk', 'da').welcomePercentOff).toBe(15);
    expect(businessFacts(withoutOffer, 'dk', 'da')).not.toHaveProperty('welcomePercentOff');
  });

  it('has no contacts for a market without customer service', () => {
    expect(businessFacts({ ...file, contacts: { se: contact } }, 'dk', 'da').contacts).toEqual([]);
  });
});
