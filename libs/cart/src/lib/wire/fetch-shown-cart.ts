import { ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { CartFailure } from '../core/cart-failure.ts';
import { replay } from '../core/replay.ts';
import type { ShownCart } from '../core/shown-cart.ts';
import { fetchCart } from './cart-gateway.ts';
import type { CartReference } from './cached-cart.ts';

/** The server's cart as pages show it, for code without a page: a posted form. */
export async function fetchShownCart(
  gateway: CommerceGateway,
  reference: CartReference,
): Promise<Result<CartFailure, ShownCart>> {
  const result = await fetchCart(gateway, reference);
  return result.ok ? ok(replay(result.value.cart, [])) : result;
}
