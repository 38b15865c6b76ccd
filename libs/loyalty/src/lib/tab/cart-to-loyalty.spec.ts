import { requestCookies } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import { makeCart } from '@lyng/model/testing';
import { openTab } from '../testing/open-tab.ts';
import { cartToLoyalty } from './cart-to-loyalty.ts';
import { sessionToLoyalty } from './session-to-loyalty.ts';

const member: SessionUser = { userId: '8' };
const sessionChanged = shopEvent('auth/event/sessionChanged');
const promoApplied = shopEvent('cart/event/promoApplied');
const cartChanged = shopEvent('cart/event/cartChanged');

/** A tab with these cookies, in which that user is logged in; `undefined` before the session has been read. */
function openFor(user: SessionUser | null | undefined, isMarketingAllowed: boolean, header = '') {
  const lines: string[] = [];
  const cookies = requestCookies(header, true, (line) => lines.push(line));
  const isAllowed = () => isMarketingAllowed;
  const tab = openTab((start) => {
    const ports = { cookies, isAllowed, contactOf: async () => null, agreeOnKey: async () => null };
    cartToLoyalty(start, { cookies, isAllowed, isAuthenticated: sessionToLoyalty(start, ports) });
  });
  if (user !== undefined) tab.store.dispatch(shopEvent('auth/sessionRead')(user));
  return { store: tab.store, cookies, lines, stored: () => tab.state().engageVoucherId };
}

/** A tab in which a voucher was applied to the cart. */
function withVoucher(user: SessionUser | null, isMarketingAllowed = false) {
  const tab = openFor(user, isMarketingAllowed);
  tab.store.dispatch(promoApplied({ promoCode: 'VOYADOVOUCHER_AB9' }));
  return tab;
}

describe('cart to loyalty', () => {
  it('stores the voucher of a member only [LOY-04]', () => {
    expect([withVoucher(member).stored(), withVoucher(null).stored()]).toEqual(['AB9', null]);
  });

  it('stores the voucher of a member who logs in before it is applied [LOY-04]', () => {
    const { store, stored } = withVoucher(null);
    store.dispatch(sessionChanged({ reason: 'login', user: member }));
    store.dispatch(promoApplied({ promoCode: 'VOYADOVOUCHER_AB9' }));
    expect(stored()).toBe('AB9');
  });

  it('stores it in a cookie for 365 days, if marketing is allowed, until the code has left the cart [LOY-04, LOY-11]', () => {
    expect(withVoucher(member).lines).toEqual([]);
    const { store, cookies, lines } = withVoucher(member, true);
    expect(lines).toEqual([expect.stringMatching(/^engage-voucher-id=AB9; Max-Age=31536000; Path=\//)]);
    store.dispatch(shopEvent('cart/event/promoRemoved')({ cart: makeCart() }));
    expect(cookies.get('engage-voucher-id')).toBeUndefined();
  });

  it.each([
    ['while the session is unknown', undefined, 'AB9'],
    ['for its member', member, 'AB9'],
    ['not for a guest', null, undefined],
  ])('goes on after a page load with the cookie: %s [LOY-04]', (_case, user, id) => {
    const { store, cookies } = openFor(user, true, 'engage-voucher-id=AB9');
    store.dispatch(cartChanged({ cart: makeCart({ promoCode: 'VOYADOVOUCHER_AB9' }) }));
    expect(cookies.get('engage-voucher-id')).toBe(id);
  });

  it.each([
    [
      'keeps it while the cart changes under it',
      cartChanged({ cart: makeCart({ promoCode: 'voyadovoucher_ab9' }) }),
      'AB9',
    ],
    ['lets it go for another code', cartChanged({ cart: makeCart({ promoCode: 'WELCOME15' }) }), null],
    ['lets it go with the code', shopEvent('cart/event/promoRemoved')({ cart: makeCart() }), null],
    ['lets it go with the cart', shopEvent('cart/event/cartReset')({ cartId: 'mine' }), null],
    ['lets it go with its owner', sessionChanged({ reason: 'logout', user: null }), null],
  ])('%s [LOY-04]', (_case, event, id) => {
    const { store, stored } = withVoucher(member);
    store.dispatch(event);
    expect(stored()).toBe(id);
  });
});
