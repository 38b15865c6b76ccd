import { type CartAnswer, keepCart, readCart } from '@lyng/cart';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { MarketAlias } from '@lyng/model';

/** Puts the cart that came with the page where everyone who shows a cart finds it; a newer one stays. */
export function seedCart(gateway: CommerceGateway, market: MarketAlias, answer: CartAnswer | null | undefined): void {
  if (!answer) return;
  const reference = { cartId: answer.cart.id, market, onCheckout: false };
  if (!readCart(gateway, reference)) keepCart(gateway, reference, answer);
}
