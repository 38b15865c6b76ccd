import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { orderInput } from './checkout-input.ts';

const today = { year: 2026, month: 6, day: 1 };
const addresses = {
  redirectUrl: 'https://shop.example/checkout/confirm',
  checkoutPageUrl: 'https://shop.example/kassen',
};

describe('what an order sends', () => {
  it.each([
    ['dk', ['211062-5629', '211062 5629', '2110625629'], '2110625629'],
    ['se', ['811228-9874', '19811228-9874', ' 8112289874 '], '198112289874'],
    ['no', ['151086 95088', '15108695088'], '15108695088'],
    ['fi', ['131052-308T', ' 131052-308T\u00a0'], '131052-308T'],
  ] as const)('is one personal number in %s however it was typed: %j is %s [CHK-09]', (market, spellings, sent) => {
    const numbers = spellings.map(
      (personalId) => orderInput(makeCheckoutValues({ personalId }), { market, today }, addresses).identityNumber,
    );
    expect(new Set(numbers)).toEqual(new Set([sent]));
  });

  it.each([
    ['dk', ['13585628', 'DK 13 58 56 28'], '13585628'],
    ['se', ['556016-0680', '5560160680', '16556016-0680', 'SE556016068001'], '5560160680'],
    ['no', ['988 077 917', 'NO 988077917 MVA'], '988077917'],
    ['fi', ['2077474-0', '20774740', 'FI20774740'], '2077474-0'],
  ] as const)(
    'is one organisation number in %s however it was typed: %j is %s [CHK-09, CHK-10]',
    (market, spellings, sent) => {
      const numbers = spellings.map(
        (organisationId) =>
          orderInput(
            makeCheckoutValues({ customerType: 'ORGANIZATION', organisationId, personalId: '211062-5629' }),
            { market, today },
            addresses,
          ).identityNumber,
      );
      expect(new Set(numbers)).toEqual(new Set([sent]));
    },
  );

  it('is one postal code and one phone number, for both addresses', () => {
    const delivery = { ...makeCheckoutValues().delivery, zip: '114\u00a018' };
    const values = makeCheckoutValues({ zip: ' 114 18', mobile: '070-123 45 67', hasDeliveryAddress: true, delivery });
    const { billingAddress, shippingAddress } = orderInput(values, { market: 'se', today }, addresses);
    expect([billingAddress, shippingAddress]).toMatchObject([
      { zip: '11418', mobile: '+46701234567' },
      { zip: '11418', mobile: '+46701234567' },
    ]);
  });

  it.each([
    [{}, ['terms']],
    [{ newsletter: true }, ['terms', 'newsletter']],
    [{ terms: false, newsletter: true }, ['newsletter']],
  ])('names what the shopper has agreed to and nothing else: %j', (more, consents) => {
    expect(orderInput(makeCheckoutValues(more), { market: 'dk', today }, addresses).acceptedConsents).toEqual(consents);
  });
});
