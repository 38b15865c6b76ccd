import { TestProviders } from '@lyng/feature/testing';
import type { Cart } from '@lyng/model';
import type { Site } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { cacheCart } from '../wire/cached-cart.ts';
import { createCartServer } from './cart-server.ts';
import { createTestCart } from './cart-store.ts';
import type { TestCart } from './cart-store.ts';
import { wireCart } from './wire-cart.ts';

/** A test cart that has the given cart from the start, as a page has that was rendered on the server. */
export function createLoadedCart(cart: Cart | null): TestCart {
  const test = createTestCart(cart ? { cartId: cart.id } : {}, createCartServer(cart ? [cart] : []));
  if (cart) {
    cacheCart(
      test.server.gateway,
      { cartId: cart.id, market: 'dk', onCheckout: false },
      { data: wireCart(cart), cart },
    );
  }
  return test;
}

export interface CartProvidersProps {
  /** The shopper's cart; `null` for a shopper without one. */
  readonly cart?: Cart | null;
  /** Everything below can be held on to by a test. */
  readonly test?: TestCart;
  /** Called once with the test cart, to queue operations. */
  readonly prepare?: (test: TestCart) => void;
  readonly site?: Site;
  readonly children: ReactNode;
}

/** Provides the cart's components with a store, a server and a site: for stories and tests. */
export const CartProviders = ({
  cart = null,
  test,
  prepare,
  site = makeSite(),
  children,
}: CartProvidersProps): ReactNode => {
  const [providers] = useState(() => {
    const made = test ?? createLoadedCart(cart);
    prepare?.(made);
    return made;
  });
  return (
    <TestProviders inStory site={site} store={providers.store} gateway={providers.server.gateway}>
      {children}
    </TestProviders>
  );
};
