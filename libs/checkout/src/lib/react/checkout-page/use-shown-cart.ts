import type { CheckoutCart } from '@lyng/model';
import { useState } from 'react';
import { cartToShow } from '../../core/cart-to-show.ts';
import type { CartStatus } from '../../core/cart-to-show.ts';

/** The cart that the page goes on with while the host's is out of reach. */
export function useShownCart(current: CheckoutCart, status: CartStatus): CheckoutCart {
  const [known, setKnown] = useState(current);
  const shown = cartToShow(known, current, status);
  if (shown !== known) setKnown(shown);
  return shown;
}
