import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { CartProviders } from '../../testing/CartProviders.tsx';
import { oneLineCart, paidPartlyCart } from '../../testing/story-carts.ts';
import { CartPage } from '../cart-page/CartPage.tsx';
import { CartFormKeyContext } from './CartForm.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('CartForm', () => {
  it.each([
    ['lines and a field for a code', oneLineCart, ['update', 'remove', 'promo']],
    ['a gift card', paidPartlyCart, ['promo']],
  ])(
    'every form of a cart page with %s carries the key that the page was rendered with [CART-07]',
    (_name, cart, intents) => {
      const html = renderToString(
        <I18nProvider i18n={i18n}>
          <CartProviders cart={cart}>
            <CartFormKeyContext value="page-1">
              <CartPage vatIncluded />
            </CartFormKeyContext>
          </CartProviders>
        </I18nProvider>,
      );
      const forms = [...new DOMParser().parseFromString(html, 'text/html').forms].map((form) => new FormData(form));
      expect(forms.map((form) => form.get('intent'))).toEqual(expect.arrayContaining(intents));
      expect(forms.map((form) => form.getAll('key'))).toEqual(forms.map(() => ['page-1']));
    },
  );
});
