import { cookieNames } from './cookie-names.ts';
import { personalCookies } from './personal-cookies.ts';

it('of each cookie it is known whether it makes a page personal [APP-10]', () => {
  // A new cookie belongs in one of these two: the server caches the pages of who brings no personal one.
  const personal = 'auth auth-refresh cart-form checkout-market favourites persisted-states user';
  const others = 'cart cart-count selected-market user-maxage user-type';
  const foreign = ['discovery-key', 'engage-id', 'engage-voucher-id'];
  const own = (names: string) => names.split(' ').map((name) => `ralph-${name}`);
  expect([...personalCookies].sort()).toEqual(own(personal));
  expect(Object.values(cookieNames).sort()).toEqual([...foreign, ...own(`${personal} ${others}`)].sort());
});
