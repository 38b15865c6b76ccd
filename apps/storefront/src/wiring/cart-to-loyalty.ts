import { sessionChanged } from '@lyng/auth';
import { cartChangedEvent, cartReset, promoApplied, promoRemoved } from '@lyng/cart';
import { loyaltySlice, voucherIdOf } from '@lyng/loyalty';
import type { AppStore, RootState } from '../store.ts';
import type { StartListening } from './wirings.ts';

const { engageVoucherChecked, engageVoucherSet, loyaltyUserReset } = loyaltySlice.actions;

const isAuthenticated = ({ auth }: RootState): boolean => Boolean(auth?.user);

const check = (promoCode: string, { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>): void =>
  void dispatch(engageVoucherChecked({ promoCode, isAuthenticated: isAuthenticated(getState()) }));

/** Stores a member's voucher while it reduces the cart, and removes it when the member logs out. */
export function cartToLoyalty(start: StartListening): void {
  start({
    actionCreator: promoApplied,
    effect: ({ payload: { promoCode } }, { dispatch, getState }) =>
      void dispatch(engageVoucherSet(isAuthenticated(getState()) ? voucherIdOf(promoCode) : null)),
  });
  start({ actionCreator: cartChangedEvent, effect: ({ payload: { cart } }, shop) => check(cart.promoCode, shop) });
  start({ actionCreator: promoRemoved, effect: (_action, shop) => check('', shop) });
  start({ actionCreator: cartReset, effect: (_action, shop) => check('', shop) });
  start({
    actionCreator: sessionChanged,
    effect: ({ payload: { user } }, { dispatch }) => {
      if (user === null) dispatch(loyaltyUserReset());
    },
  });
}
