import { isVatIncluded } from './customer-type-vat.ts';

describe('VAT by customer type', () => {
  it.each([
    ['PERSON', true],
    ['ORGANIZATION', false],
  ] as const)('%s sees prices with VAT: %s [CAT-02]', (type, included) => {
    expect(isVatIncluded(type)).toBe(included);
  });

  it('obeys the shop’s own rules', () => {
    expect(isVatIncluded('ORGANIZATION', { PERSON: true, ORGANIZATION: true })).toBe(true);
  });
});
