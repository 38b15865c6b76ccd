import { cookieNames } from './cookie-names.ts';
import { personalCookies } from './personal-cookies.ts';

it('of each cookie it is known whether it makes a page personal', () => {
  // A new cookie belongs in one of these two: the server caches the pages of who brings no personal one.
  const personal = [
    'ralph-auth',
    'ralph-auth-refresh',
    'ralph-cart-form',
    'ralph-checkout-market',
    'ralph-favourites',
    'ralph-persisted-states',
    'ralph-user',
  ];
  const others = [
    'apollo-token',
    'discovery-key',
    'engage-id',
    'engage-voucher-id',
    'ralph-cart',
    'ralph-cart-count',
    'ralph-selected-market',
    'ralph-user-maxage',
    'ralph-user-type',
  ];
  expect([...personalCookies].sort()).toEqual(personal);
  expect(Object.values(cookieNames).sort()).toEqual([...personal, ...others].sort());
});
