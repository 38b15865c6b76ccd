import { useGateway } from '@lyng/commerce-client';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { createCartActions } from '../state/cart-actions.ts';
import type { CartActions } from '../state/cart-actions.ts';
import type { CartRootState } from '../state/cart-slice.ts';

/** The cart's actions; the object stays the same as long as the store does. */
export function useCartActions(): CartActions {
  const store = useStore<CartRootState>();
  const gateway = useGateway();
  return useMemo(() => createCartActions(store, gateway), [store, gateway]);
}
