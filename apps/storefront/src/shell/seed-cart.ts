import { cacheCart, readCart } from '@lyng/cart';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { RootData } from '../routes/root/root-loader.ts';

/** Writes the cart that came with the page to the cache of every cart component, unless a newer one is there. */
export function seedCart(gateway: CommerceGateway, loaded: RootData['cart'] | undefined): void {
  if (!loaded?.response) return;
  const reference = { cartId: loaded.id, market: loaded.market, onCheckout: false };
  if (!readCart(gateway, reference)) cacheCart(gateway, reference, loaded.response);
}
