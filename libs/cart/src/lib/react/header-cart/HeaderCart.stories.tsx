import { createTestApp, TestShop } from '@lyng/feature/testing';
import type { Cart } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { replay } from '../../core/replay.ts';
import { cartSlice } from '../../state/cart-slice.ts';
import { createCartServer } from '../../testing/cart-server.ts';
import { fullCart } from '../../testing/story-carts.ts';
import { wireCart } from '../../testing/wire-cart.ts';
import { HeaderCart } from './HeaderCart.tsx';

/** A page whose frame has loaded the shopper's cart. */
function CartPageFrame({ cart, children }: { readonly cart: Cart | null; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const site = useSite();
  const [app] = useState(() => {
    const { gateway } = createCartServer(cart ? [cart] : []);
    const made = createTestApp({ features: [{ slices: [cartSlice] }], gateway, site });
    made.store.dispatch(cartSlice.actions.marketChanged(site.market));
    if (cart) made.store.dispatch(cartSlice.actions.cartAdopted({ cartId: cart.id, detachedCartId: '' }));
    return made;
  });
  const loaded = cart && {
    id: cart.id,
    market: site.market,
    itemCount: replay(cart, []).itemCount,
    response: { data: wireCart(cart), cart },
  };
  return (
    <TestShop app={app} i18n={i18n} frameData={{ cart: loaded }}>
      {children}
    </TestShop>
  );
}

const meta = { title: 'cart/HeaderCart', component: HeaderCart } satisfies Meta<typeof HeaderCart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor without a cart. */
export const Empty: Story = {
  render: () => (
    <CartPageFrame cart={null}>
      <HeaderCart />
    </CartPageFrame>
  ),
};

/** The count is there at once, and stays when the interactive cart takes over. */
export const WithItems: Story = {
  render: () => (
    <CartPageFrame cart={fullCart}>
      <HeaderCart />
    </CartPageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveTextContent(String(replay(fullCart, []).itemCount));
  },
};
