import type { Language, MarketAlias } from '@lyng/model';
import businessFile from '../../../business.config.json' with { type: 'json' };
import { businessFacts } from './business.ts';

describe('businessFacts', () => {
  it.each<[MarketAlias, Language, string]>([
    ['dk', 'da', 'Danmark'],
    ['se', 'sv', 'Danmark'],
    ['no', 'nb', 'Danmark'],
    ['fi', 'fi', 'Tanska'],
  ])('[SHOP-4, APP-13] names in %s the company, its address and its service hours', (market, language, country) => {
    const { company, contacts, serviceHours } = businessFacts(market, language);
    expect(company).toBe(`Lyng ApS, Hedevej 12, 8000 Aarhus C, ${country}, CVR 12345674`);
    expect(contacts.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^mailto:[^@ ]+@[^@ ]+\.[^@ ]+$/),
      expect.stringMatching(/^tel:\+\d+$/),
    ]);
    expect(serviceHours).toBe('08.00–17.00');
  });

  it('follows the business file [APP-13, SHOP-4]', () => {
    const changed = { ...businessFile, serviceHours: { opens: '10.00', closes: '16.30' }, confirmationHours: 36 };
    expect(businessFacts('dk', 'da', changed)).toMatchObject({ serviceHours: '10.00–16.30', confirmationHours: 36 });
  });

  it('promises subscribers the welcome offer of the file, and nothing without one [ACC-09]', () => {
    const { welcomeOffer, ...file } = businessFile;
    expect(businessFacts('dk', 'da').welcomePercentOff).toBe(welcomeOffer.percentOff);
    expect(businessFacts('dk', 'da', { ...file, welcomeOffer: { percentOff: 20 } }).welcomePercentOff).toBe(20);
    expect(businessFacts('dk', 'da', file)).not.toHaveProperty('welcomePercentOff');
  });
});
