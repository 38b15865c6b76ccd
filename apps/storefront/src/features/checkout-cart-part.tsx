import { cartReloadRequested, cartSlice, useCart } from '@lyng/cart';
import type { Slots } from '@lyng/feature';
import { useDispatch } from 'react-redux';
import { usePageCart } from '../shell/use-page-cart.ts';

/** Shows the checkout with this visitor's cart. */
export function Part({ children }: Slots['checkout:cart']) {
  usePageCart();
  const dispatch = useDispatch();
  const { cart, status } = useCart();
  return children({
    cart,
    status,
    reload: () => dispatch(cartReloadRequested()),
    changeMarket: (market) => dispatch(cartSlice.actions.marketChanged(market)),
  });
}
