import * as core from './core.ts';
import * as api from './index.ts';
import * as page from './page.ts';
import * as testing from './testing.ts';

describe('@lyng/checkout', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'CheckoutRequestError',
      'avardaSlice',
      'checkoutBegun',
      'checkoutSlice',
      'checkoutUpdated',
      'fetchConfirmation',
      'purchaseCompleted',
    ]);
  });

  it('exports the forms from an entry point of their own', () => {
    expect(Object.keys(page).sort()).toEqual(['CheckoutPage', 'ConfirmationPage', 'PaymentFailedPage', 'stepQuery']);
  });

  it('lets a server read numbers as the form does', () => {
    expect(Object.keys(core).sort()).toEqual(['readOrganisationId', 'readPersonalId', 'readZip']);
  });

  it('offers what tests of others need', () => {
    expect(Object.keys(testing).sort()).toEqual([
      'CheckoutProviders',
      'createCheckoutServer',
      'makeCheckoutCart',
      'makeCheckoutValues',
      'makeConfirmation',
      'orderInput',
    ]);
  });
});
