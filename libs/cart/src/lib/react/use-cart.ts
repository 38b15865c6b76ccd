import { useGateway } from '@lyng/commerce-client';
import type { RejectedCode } from '@lyng/feature';
import type { Cart } from '@lyng/model';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { rejectedCode } from '../core/cart-failure.ts';
import { replay } from '../core/replay.ts';
import type { ShownCart } from '../core/replay.ts';
import { cartReference, cartSlice } from '../state/cart-slice.ts';
import type { FailedOperation } from '../state/cart-slice.ts';
import { readCart, watchCart } from '../wire/cached-cart.ts';

const { selectCart } = cartSlice.selectors;

/** The cart as the shopper sees it. */
export interface CartView {
  readonly cart: ShownCart;
  /** `loading` before the first response for a cart that exists. */
  readonly status: 'loading' | 'ready' | 'unreachable';
  /** The last operation that failed. */
  readonly failure: FailedOperation | null;
  /** The same, if it was about the code. */
  readonly rejected: RejectedCode | null;
}

/** The server's cart in the gateway's cache. */
function useServerCart(): Cart | null {
  const gateway = useGateway();
  const { cartId, market, onCheckout } = useSelector(selectCart);
  const reference = useMemo(() => cartReference({ cartId, market, onCheckout }), [cartId, market, onCheckout]);
  const subscribe = useCallback(
    (onChange: () => void) => watchCart(gateway, reference, onChange),
    [gateway, reference],
  );
  const read = useCallback(() => readCart(gateway, reference), [gateway, reference]);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * The cart with all pending operations. While the server handles an operation its new cart is held back, so that the
 * operation and its result are never counted together.
 */
export function useCart(): CartView {
  const { cartId, detachedCartId, pending, sendingId, lastFailure, unreachable } = useSelector(selectCart);
  const serverCart = useServerCart();
  const [held, setHeld] = useState(serverCart);
  if (sendingId === null && held !== serverCart) setHeld(serverCart);
  const settledCart = sendingId === null ? serverCart : held;
  const cart = useMemo(() => replay(settledCart, pending), [settledCart, pending]);
  // A cart that was detached while the server does not respond still belongs to the shopper, and is not known to be
  // empty.
  const loading = (cartId !== '' || detachedCartId !== '') && cart.summary === null && pending.length === 0;
  return {
    cart,
    status: unreachable ? 'unreachable' : loading ? 'loading' : 'ready',
    failure: lastFailure,
    rejected: rejectedCode(lastFailure),
  };
}
