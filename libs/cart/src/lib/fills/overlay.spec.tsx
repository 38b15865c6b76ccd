import { pageShown } from '@lyng/feature';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { makeMoney } from '@lyng/model/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { cartSlice } from '../state/cart-slice.ts';
import { createCartServer } from '../testing/cart-server.ts';
import { Part } from './overlay.tsx';

it('shows what has become of the cart before the order, until it is acknowledged [BUG-16]', async () => {
  const { store, ...app } = createTestApp({ features: [{ slices: [cartSlice] }], gateway: createCartServer().gateway });
  const line = { skuId: 1, name: 'Shoe', price: makeMoney(29900) };
  store.dispatch(cartSlice.actions.differencesFound([{ kind: 'price', line, price: makeMoney(34900) }]));
  render(<TestShop app={{ ...app, store }} children={<Part hasShopHeader={false} />} />);
  const go = (currentRouteName: 'home' | 'checkout') =>
    act(async () => void store.dispatch(pageShown({ currentRouteName, currentPath: '/' })));
  await go('home');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await go('checkout');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Shoe now costs 349 kr. instead of 299 kr.');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
