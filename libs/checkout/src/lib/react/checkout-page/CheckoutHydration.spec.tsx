import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { CustomerType } from '@lyng/model';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { printDraft } from '../../core/checkout-draft.ts';
import { CheckoutProviders } from '../../testing/CheckoutProviders.tsx';
import { makeCheckoutCart, makeCheckoutValues } from '../../testing/make-checkout.ts';
import { DRAFT_KEY } from '../use-checkout-draft.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => window.sessionStorage.clear());

const cart = makeCheckoutCart();
const types: CustomerType[] = [];

const Page = (): ReactNode => (
  <I18nProvider i18n={i18n}>
    <CheckoutProviders>
      <CheckoutPage
        cart={cart}
        customerType="PERSON"
        onCustomerType={(type) => types.push(type)}
        termsHref="/vilkaar"
      />
    </CheckoutProviders>
  </I18nProvider>
);

/** The server's page, in which something is done before its code has come. */
async function openSlowly(before: () => void): Promise<void> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  before();
  await act(async () => {
    hydrateRoot(root, <Page />);
    await Promise.resolve();
  });
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const storedDraft = (): unknown =>
  (JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}') as { readonly values?: unknown }).values;

describe('a page whose code loads slowly', () => {
  it('goes on with what was typed and chosen in it meanwhile [CHK-18, PAIN-06]', async () => {
    await openSlowly(() => {
      field('Email').value = 'karen@example.com';
      screen.getByRole<HTMLInputElement>('radio', { name: 'Business' }).checked = true;
      screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept the/ }).checked = true;
    });
    expect(screen.getByRole('textbox', { name: 'Company name' })).toBeVisible();
    expect(types).toEqual(['ORGANIZATION']);
    await waitFor(() =>
      expect(storedDraft()).toMatchObject({ email: 'karen@example.com', customerType: 'ORGANIZATION', terms: true }),
    );
  });

  it('treats it as newer than what was stored on an earlier visit [CHK-18]', async () => {
    window.sessionStorage.setItem(
      DRAFT_KEY,
      printDraft({ cartId: cart.id, values: makeCheckoutValues(), attempt: 0, leftForPayment: false }),
    );
    await openSlowly(() => {
      field('First name').value = 'Kirsten';
    });
    expect(field('First name')).toHaveValue('Kirsten');
    expect(field('Last name')).toHaveValue('Jensen');
    await waitFor(() => expect(storedDraft()).toMatchObject({ firstName: 'Kirsten', lastName: 'Jensen' }));
  });
});
