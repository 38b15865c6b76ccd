import { useGateway } from '@lyng/commerce-client';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { createCartChanges } from '../state/cart-changes.ts';
import type { CartChanges } from '../state/cart-changes.ts';
import type { CartRootState } from '../state/cart-slice.ts';

/** The changes of the cart that a component can start; the object stays the same as long as the store does. */
export function useCartChanges(): CartChanges {
  const store = useStore<CartRootState>();
  const gateway = useGateway();
  return useMemo(() => createCartChanges(store, gateway), [store, gateway]);
}
