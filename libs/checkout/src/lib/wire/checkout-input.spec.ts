import type { CheckoutValues } from '../core/checkout-values.ts';
import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { orderInput } from './checkout-input.ts';

const today = { year: 2026, month: 6, day: 1 };
const addresses = {
  redirectUrl: 'https://shop.example/checkout/confirm',
  checkoutPageUrl: 'https://shop.example/kassen',
};

describe('what an order sends', () => {
  it.each<[buyer: string, values: Partial<CheckoutValues>, sent: string]>([
    ['a person', { personalId: ' 8112289874 ' }, '198112289874'],
    ['a business', { customerType: 'ORGANIZATION', organisationId: 'SE556016068001' }, '5560160680'],
  ])('is of %s one number of a register, however it was typed [CHK-09, CHK-10]', (_buyer, more, sent) => {
    const values = makeCheckoutValues({ personalId: '640823+3234', ...more });
    expect(orderInput(values, { market: 'se', today }, addresses).identityNumber).toBe(sent);
  });

  it('is one postal code and one phone number, for both addresses', () => {
    const delivery = { ...makeCheckoutValues().delivery, zip: '114\u00a018' };
    const values = makeCheckoutValues({ zip: ' 114 18', mobile: '070-123 45 67', hasDeliveryAddress: true, delivery });
    const { billingAddress, shippingAddress } = orderInput(values, { market: 'se', today }, addresses);
    for (const address of [billingAddress, shippingAddress])
      expect(address).toMatchObject({ zip: '11418', mobile: '+46701234567' });
  });

  it.each([
    [{}, ['terms']],
    [{ newsletter: true }, ['terms', 'newsletter']],
    [{ terms: false, newsletter: true }, ['newsletter']],
  ])('names what the shopper has agreed to and nothing else: %j', (more, consents) => {
    expect(orderInput(makeCheckoutValues(more), { market: 'dk', today }, addresses).acceptedConsents).toEqual(consents);
  });
});
