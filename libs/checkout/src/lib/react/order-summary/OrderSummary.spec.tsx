import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import type { CheckoutCart } from '../../core/checkout-cart.ts';
import { CheckoutStage } from '../../testing/CheckoutStage.tsx';
import { makeCheckoutCart } from '../../testing/make-checkout.ts';
import { OrderSummary } from './OrderSummary.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('OrderSummary', () => {
  it.each<[name: string, code: Partial<CheckoutCart>, text: RegExp]>([
    [
      'a code that has stopped counting',
      { promoCode: 'MINUS100', promoCodeCounts: false },
      /^The code does not apply to your cart right now\.$/,
    ],
    ['a code that counts', { promoCode: 'MINUS100', promoCodeCounts: true }, /^$/],
    ['no code', { promoCode: '', promoCodeCounts: false }, /^$/],
  ])('says of %s what becomes of it in the order [CART-10, PAIN-12]', (_name, code, text) => {
    render(
      <I18nProvider i18n={i18n}>
        <CheckoutStage>
          <OrderSummary market="dk" cart={makeCheckoutCart(code)} vatIncluded />
        </CheckoutStage>
      </I18nProvider>,
    );
    expect(screen.queryByRole('status')?.textContent ?? '').toMatch(text);
  });
});
