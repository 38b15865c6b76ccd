import { keepCart, readCart } from '@lyng/cart';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { RootData } from '../routes/root/root-loader.ts';

/** Puts the cart that came with the page where everyone who shows a cart finds it; a newer one stays. */
export function seedCart(gateway: CommerceGateway, came: RootData['cart'] | undefined): void {
  if (!came?.answer) return;
  const reference = { cartId: came.id, market: came.market, onCheckout: false };
  if (!readCart(gateway, reference)) keepCart(gateway, reference, came.answer);
}
