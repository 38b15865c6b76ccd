import { useLazyComponent, waitForStyles } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { CartVouchers } from '../react/cart-vouchers/CartVouchers.tsx';

const loadVouchers = async () => {
  await waitForStyles();
  return CartVouchers;
};

/** The bonus vouchers of a cart, once their texts and styles are there; without them the field for codes does the same. */
export function Part(props: Slots['cart:vouchers']) {
  const [Vouchers] = useLazyComponent(true, loadVouchers, 'loyalty-vouchers');
  return Vouchers && <Vouchers {...props} />;
}
