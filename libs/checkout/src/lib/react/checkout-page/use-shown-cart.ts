import { useState } from 'react';
import type { CheckoutCart } from '../../core/checkout-cart.ts';
import { cartToShow } from '../../core/kept-cart.ts';
import type { CartStatus } from '../../core/kept-cart.ts';

/** The cart that the page goes on with while the host's is out of reach. */
export function useShownCart(current: CheckoutCart, status: CartStatus): CheckoutCart {
  const [known, setKnown] = useState(current);
  const shown = cartToShow(known, current, status);
  if (shown !== known) setKnown(shown);
  return shown;
}
