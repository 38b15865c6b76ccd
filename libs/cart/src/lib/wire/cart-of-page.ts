import type { CommerceGateway } from '@lyng/commerce-client';
import type { MarketAlias } from '@lyng/model';
import { cacheCart, readCart } from './cached-cart.ts';
import type { CartResponse } from './cached-cart.ts';

/**
 * The cart response for the browser's gateway, with an empty id when the backend knows no such cart; `null` on a page
 * without a known shopper.
 */
export interface CartOfPage {
  readonly id: string;
  readonly market: MarketAlias;
  readonly itemCount: number;
  readonly response: CartResponse | null;
}

/** Writes the cart that came with the page to the cache of every cart component, unless a newer one is there. */
export function seedCart(gateway: CommerceGateway, loaded: CartOfPage | null | undefined): void {
  if (!loaded?.response) return;
  const reference = { cartId: loaded.id, market: loaded.market, onCheckout: false };
  if (!readCart(gateway, reference)) cacheCart(gateway, reference, loaded.response);
}
