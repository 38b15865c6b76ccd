import { cookieNames } from '@lyng/browser';
import type { CookieJar } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import type { Ports, ShopState, ShopStore } from '@lyng/feature';
import type { TypedStartListening } from '@reduxjs/toolkit';
import { currentVoucherId, voucherIdOf } from '../core/engage-voucher.ts';
import { loyaltySlice } from '../state/loyalty-slice.ts';

/** Starts a listener in the shop's store. */
export type StartListening = TypedStartListening<ShopState, ShopStore['dispatch']>;

export interface CartToLoyaltyPorts {
  readonly cookies: CookieJar;
  readonly isAllowed: Ports['isAllowed'];
  /** `undefined` until the session has been read. */
  readonly isAuthenticated: () => boolean | undefined;
}

const { engageVoucherSet } = loyaltySlice.actions;
const cookie = cookieNames.engageVoucherId;

/** Stores a member's voucher while it reduces the cart: for the tab, and in a cookie if marketing is allowed. */
export function cartToLoyalty(
  start: StartListening,
  { cookies, isAllowed, isAuthenticated }: CartToLoyaltyPorts,
): void {
  const store = (voucherId: string | null, { dispatch }: Pick<ShopStore, 'dispatch'>): void => {
    dispatch(engageVoucherSet(voucherId));
    if (voucherId !== null && isAllowed('marketing')) cookies.set(cookie, voucherId);
    else if (cookies.get(cookie) !== undefined) cookies.remove(cookie);
  };
  const check = (promoCode: string, shop: Pick<ShopStore, 'dispatch' | 'getState'>): void => {
    const isMember = isAuthenticated();
    if (isMember === undefined) return;
    // After a page load only the cookie still knows it.
    const voucherId = shop.getState().voyado?.engageVoucherId ?? cookies.get(cookie) ?? null;
    store(currentVoucherId({ voucherId, promoCode, isAuthenticated: isMember }), shop);
  };
  start({
    actionCreator: shopEvent('cart/event/promoApplied'),
    effect: ({ payload: { promoCode } }, shop) => store(isAuthenticated() ? voucherIdOf(promoCode) : null, shop),
  });
  start({
    actionCreator: shopEvent('cart/event/cartChanged'),
    effect: ({ payload: { cart } }, shop) => check(cart.promoCode, shop),
  });
  start({ actionCreator: shopEvent('cart/event/promoRemoved'), effect: (_action, shop) => check('', shop) });
  start({ actionCreator: shopEvent('cart/event/cartReset'), effect: (_action, shop) => check('', shop) });
}
