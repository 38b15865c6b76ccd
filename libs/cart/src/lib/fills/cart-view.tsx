import type { Slots } from '@lyng/feature';
import { useDispatch } from 'react-redux';
import { useCart } from '../react/use-cart.ts';
import { usePageCart } from '../react/use-page-cart.ts';
import { cartReloadRequested } from '../state/cart-events.ts';
import { cartSlice } from '../state/cart-slice.ts';

const { marketChanged, operationQueued } = cartSlice.actions;

export function Part({ children }: Slots['cart:view']) {
  usePageCart();
  const dispatch = useDispatch();
  const { cart, status, rejected } = useCart();
  return children({
    cart,
    status,
    promo: {
      rejected,
      setPromoCode: (promoCode) => dispatch(operationQueued({ kind: 'set-promo-code', promoCode })),
    },
    reload: () => dispatch(cartReloadRequested()),
    changeMarket: (market) => dispatch(marketChanged(market)),
  });
}
