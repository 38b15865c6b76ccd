import { useGateway } from '@lyng/commerce-client';
import { useStore } from 'react-redux';
import { cartSlice } from '../state/cart-slice.ts';
import type { AddRequest, CartRootState } from '../state/cart-slice.ts';

const { operationQueued, addedPanelOpened } = cartSlice.actions;

/**
 * Adds to the cart and opens the mini cart. The code is not part of the first load. If it fails to load, the form is
 * submitted; offline, or without a form, the operation waits in the cart's log until there is a network.
 * @example
 * const addToCart = useAddToCart();
 * addToCart({ skuId, quantity: 1, product });
 */
export function useAddToCart(): (request: AddRequest, form?: HTMLFormElement) => void {
  const store = useStore<CartRootState>();
  const gateway = useGateway();
  return (request, form) => {
    import('../state/add-to-cart.ts').then(
      ({ addToCart }) => addToCart(store, gateway, request),
      () => {
        if (form && navigator.onLine) return form.submit();
        store.dispatch(operationQueued({ kind: 'add', ...request }));
        store.dispatch(addedPanelOpened(request.skuId));
      },
    );
  };
}
