import { cartCountCookie, readCartCount } from './cart-cookie.ts';

it.each([
  ['ralph-cart=mine; ralph-cart-count=3', 3],
  ['ralph-cart=mine', 0],
  ['ralph-cart-count=3', 0],
  ['ralph-cart=mine; ralph-cart-count=-3', 0],
  ['ralph-cart=mine; ralph-cart-count=1.5', 0],
  ['ralph-cart=mine; ralph-cart-count=Infinity', 0],
  ['ralph-cart=mine; ralph-cart-count="); --x: url(', 0],
])('the count of "%s" is %i', (cookies, count) => {
  expect(readCartCount(cookies)).toBe(count);
});

it.each([
  [3, 'ralph-cart-count=3; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
  [0, 'ralph-cart-count=0; Max-Age=0; Path=/; SameSite=Lax; Secure'],
])('%i units are stored as %s', (count, line) => {
  expect(cartCountCookie(count, { secure: true })).toBe(line);
});
