import { renderToString } from 'react-dom/server';
import { InShop } from '../../testing/in-shop.tsx';
import { oneLineCart, paidPartlyCart } from '../../testing/story-carts.ts';
import { CartPage } from '../cart-page/CartPage.tsx';
import { CartFormKeyContext } from './CartForm.tsx';

describe('CartForm', () => {
  it.each([
    ['lines and a field for a code', oneLineCart, ['update', 'remove', 'promo']],
    ['a gift card', paidPartlyCart, ['promo']],
  ])(
    'every form of a cart page with %s carries the key that the page was rendered with [CART-07]',
    (_name, cart, intents) => {
      const html = renderToString(
        <InShop cart={cart}>
          <CartFormKeyContext value="page-1">
            <CartPage vatIncluded />
          </CartFormKeyContext>
        </InShop>,
      );
      const forms = [...new DOMParser().parseFromString(html, 'text/html').forms].map((form) => new FormData(form));
      expect(forms.map((form) => form.get('intent'))).toEqual(expect.arrayContaining(intents));
      expect(forms.map((form) => form.getAll('key'))).toEqual(forms.map(() => ['page-1']));
    },
  );
});
