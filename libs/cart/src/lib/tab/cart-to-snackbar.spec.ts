import { selectSnackbars } from '@lyng/feature';
import { makeProductSummary } from '@lyng/model/testing';
import { cartSlice } from '../state/cart-slice.ts';
import { codeRemovalQueued, removalQueued } from '../state/removal-events.ts';
import { openTab } from '../testing/open-tab.ts';
import { cartToSnackbar } from './cart-to-snackbar.ts';

const openShop = () =>
  openTab((start) => cartToSnackbar(start, (text) => (text as { readonly message?: string }).message ?? ''));

describe('cart to snackbar', () => {
  it('shows what was removed from the cart, with an undo [CART-07, UI-01]', () => {
    const { store } = openShop();
    const removed = { skuId: 1, quantity: 2, product: { ...makeProductSummary({ name: 'Solveig' }), skus: [] } };
    store.dispatch(removalQueued(removed));
    const [snackbar] = selectSnackbars(store.getState() as never);
    if (snackbar?.undo) store.dispatch(snackbar.undo.action);
    const line = { itemId: null, skuId: 1 };
    expect(store.getState().cart.pending).toMatchObject([
      { kind: 'set-quantity', line, quantity: 2, product: removed.product },
    ]);
  });

  it('shows that a code was removed, with an undo [CART-10, UI-01] (IDEA-16)', () => {
    const { store } = openShop();
    store.dispatch(codeRemovalQueued({ promoCode: 'WELCOME15' }));
    const [snackbar] = selectSnackbars(store.getState() as never);
    expect(snackbar).toMatchObject({ undo: { action: { type: cartSlice.actions.operationQueued.type } } });
    if (snackbar?.undo) store.dispatch(snackbar.undo.action);
    expect(store.getState().cart.pending).toMatchObject([{ kind: 'set-promo-code', promoCode: 'WELCOME15' }]);
  });
});
