import type { KnownShopper } from '@lyng/model';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { CheckoutProviders } from '../testing/CheckoutProviders.tsx';
import { makeCheckoutCart } from '../testing/make-checkout.ts';
import { CheckoutPage } from './checkout-page/CheckoutPage.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => window.sessionStorage.clear());

const cart = makeCheckoutCart();
const karen: KnownShopper = { email: 'karen@example.com', firstName: 'Karen', lastName: 'Jensen' };

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });

/** One key, as a browser does it: React knows of the text only by the event, and nothing else is done in between. */
function press(name: string, key: string): void {
  const control = field(name);
  // React keeps its own notes of `control.value = …`; a key is not among them.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, control.value + key);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

interface HostProps {
  readonly known: KnownShopper | undefined;
  /** What the shopper does as soon as the known values are painted, before any later effect of the page. */
  readonly onDrawn: () => void;
}

const Host = ({ known, onDrawn }: HostProps): ReactNode => {
  useLayoutEffect(() => {
    if (known) onDrawn();
  }, [known, onDrawn]);
  return (
    <CheckoutPage
      cart={cart}
      known={known}
      customerType="PERSON"
      onCustomerType={() => undefined}
      termsHref="/vilkaar"
    />
  );
};

/** A form that is empty until the account responds. */
function open(): { readonly respond: (onDrawn: () => void) => void } {
  const page = (known: KnownShopper | undefined, onDrawn: () => void): ReactNode => (
    <I18nProvider i18n={i18n}>
      <CheckoutProviders>
        <Host known={known} onDrawn={onDrawn} />
      </CheckoutProviders>
    </I18nProvider>
  );
  const { rerender } = render(page(undefined, () => undefined));
  return { respond: (onDrawn) => rerender(page(karen, onDrawn)) };
}

describe('what an account knows', () => {
  it('fills in a form that is still empty', () => {
    open().respond(() => undefined);
    expect(field('Email')).toHaveValue('karen@example.com');
    expect(field('First name')).toHaveValue('Karen');
  });

  it.each(['Email', 'First name', 'City', 'Entry code (optional)'])(
    'takes no key away that is pressed in %s while it fills in the form [CHK-18]',
    (name) => {
      open().respond(() => press(name, 'k'));
      expect(field(name)).toHaveValue('k');
      expect(field('Last name')).toHaveValue('Jensen');
    },
  );

  it('is selected in the field that the shopper is about to write in: the first key takes its place [CHK-18]', async () => {
    const page = open();
    act(() => field('Email').focus());
    page.respond(() => undefined);
    await userEvent.keyboard('k');
    expect(field('Email')).toHaveValue('k');
    expect(field('First name')).toHaveValue('Karen');
  });

  it('stays out of a form in which a key was pressed before', () => {
    const page = open();
    act(() => press('City', 'k'));
    page.respond(() => undefined);
    expect(field('City')).toHaveValue('k');
    expect(field('Last name')).toHaveValue('');
  });
});
