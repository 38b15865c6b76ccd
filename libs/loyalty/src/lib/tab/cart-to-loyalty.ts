import { shopEvent } from '@lyng/feature';
import type { ShopState, ShopStore } from '@lyng/feature';
import type { TypedStartListening } from '@reduxjs/toolkit';
import { voucherIdOf } from '../core/engage-voucher.ts';
import { loyaltySlice } from '../state/loyalty-slice.ts';

/** Starts a listener in the shop's store. */
export type StartListening = TypedStartListening<ShopState, ShopStore['dispatch']>;

const { engageVoucherChecked, engageVoucherSet } = loyaltySlice.actions;

/** Stores a member's voucher while it reduces the cart. */
export function cartToLoyalty(start: StartListening, isAuthenticated: () => boolean): void {
  const check = (promoCode: string, { dispatch }: Pick<ShopStore, 'dispatch'>): void =>
    void dispatch(engageVoucherChecked({ promoCode, isAuthenticated: isAuthenticated() }));
  start({
    actionCreator: shopEvent('cart/event/promoApplied'),
    effect: ({ payload: { promoCode } }, { dispatch }) =>
      void dispatch(engageVoucherSet(isAuthenticated() ? voucherIdOf(promoCode) : null)),
  });
  start({
    actionCreator: shopEvent('cart/event/cartChanged'),
    effect: ({ payload: { cart } }, shop) => check(cart.promoCode, shop),
  });
  start({ actionCreator: shopEvent('cart/event/promoRemoved'), effect: (_action, shop) => check('', shop) });
  start({ actionCreator: shopEvent('cart/event/cartReset'), effect: (_action, shop) => check('', shop) });
}
