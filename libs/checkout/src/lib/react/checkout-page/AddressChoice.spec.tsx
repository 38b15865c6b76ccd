import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { KnownShopper, ShopperAddress } from '@lyng/model';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutProviders } from '../../testing/CheckoutProviders.tsx';
import { makeCheckoutCart } from '../../testing/make-checkout.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => window.sessionStorage.clear());

const cart = makeCheckoutCart();
const home: ShopperAddress = {
  firstName: 'Karen',
  lastName: 'Holm',
  careOf: '',
  addressLine1: 'Nørregade 1',
  addressLine2: '',
  zip: '2100',
  city: 'København Ø',
  entryCode: '',
  mobile: '+4520123456',
};
const mother: ShopperAddress = { ...home, firstName: 'Inger', addressLine1: 'Havnegade 12', zip: '8000', mobile: '' };

const open = (known: KnownShopper) =>
  render(
    <I18nProvider i18n={i18n}>
      <CheckoutProviders>
        <CheckoutPage
          cart={cart}
          customerType="PERSON"
          onCustomerType={() => undefined}
          termsHref="/vilkaar"
          market="dk"
          onMarket={() => undefined}
          known={known}
        />
      </CheckoutProviders>
    </I18nProvider>,
  );
const valueOf = (name: string): string => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

describe('the addresses of an account in the checkout', () => {
  it('are one press away; the form begins with the first [ACC-13]', async () => {
    open({ email: 'karen@example.com', ...home, addresses: [home, mother] });
    const second = await screen.findByRole('radio', { name: /Inger Holm/ });
    expect(screen.getByRole('radio', { name: /Karen Holm/ })).toBeChecked();
    expect(valueOf('Address')).toBe('Nørregade 1');
    await userEvent.click(second);
    expect(second).toBeChecked();
    expect(['First name', 'Address', 'Postal code', 'Mobile number', 'Email'].map(valueOf)).toEqual([
      'Inger',
      'Havnegade 12',
      '8000',
      '+4520123456',
      'karen@example.com',
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), ' B');
    expect(screen.getByRole('radio', { name: /Inger Holm/ })).not.toBeChecked();
  });

  it('are not a choice when there is one [ACC-13]', () => {
    open({ email: 'karen@example.com', ...home });
    expect(valueOf('Address')).toBe('Nørregade 1');
    expect(screen.queryByRole('group', { name: 'Your addresses' })).not.toBeInTheDocument();
  });
});
