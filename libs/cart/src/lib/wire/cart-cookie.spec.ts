import { cartCookie, readCartCookie } from './cart-cookie.ts';

describe('cart cookie', () => {
  it('is named ralph-cart and lasts 365 days for the complete shop [CART-17]', () => {
    expect(cartCookie('abc-1', { secure: false })).toBe('ralph-cart=abc-1; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('is sent over https only where the shop is', () => {
    expect(cartCookie('abc-1', { secure: true })).toMatch(/; Secure$/);
  });

  it('is removed by an empty id, and by one that could break the header [CART-03]', () => {
    expect(cartCookie('', { secure: false })).toBe('ralph-cart=; Max-Age=0; Path=/; SameSite=Lax');
    expect(cartCookie('a; Domain=evil', { secure: false })).toMatch(/^ralph-cart=; Max-Age=0/);
  });

  it.each([
    ['ralph-cart=abc-1', 'abc-1'],
    ['ralph-cart=', ''],
    ['ralph-cart=<script>', ''],
    [undefined, ''],
  ])('reads %j as %j', (cookies, id) => {
    expect(readCartCookie(cookies)).toBe(id);
  });
});
