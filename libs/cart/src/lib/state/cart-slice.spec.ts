import { shopEvent } from '@lyng/feature';
import { cartSlice } from './cart-slice.ts';

const { reducer, actions } = cartSlice;

describe('the cart’s panel', () => {
  it('closes when the quick shop opens, as from a product that it recommends', () => {
    const open = reducer(undefined, actions.addedPanelOpened(7));
    expect(open.panel.open).toBe(true);
    expect(reducer(open, shopEvent('quickshop/quickShopOpened')('solveig')).panel).toEqual({ open: false });
  });
});
