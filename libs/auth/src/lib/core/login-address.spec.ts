import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { readLoginAddress } from './login-address.ts';

describe('the login address', () => {
  it.each([
    ['?action=login&returnTo=%2Faccount%3Fa%3D1', { isRequested: true, returnPath: '/account?a=1', plainSearch: '' }],
    ['?q=1&action=login', { isRequested: true, returnPath: '/sv', plainSearch: '?q=1' }],
    ['?action=cart', { isRequested: false, returnPath: '/sv', plainSearch: '' }],
    ['?action=login&returnTo=%2F%2Fevil.example', { isRequested: true, returnPath: '/sv', plainSearch: '' }],
    [
      '?action=login&returnTo[]=//evil.example',
      { isRequested: true, returnPath: '/sv', plainSearch: '?returnTo%5B%5D=%2F%2Fevil.example' },
    ],
  ])('%s redirects only within the shop [ROUTE-20, AUTH-17] (returnTo-066)', (search, expected) => {
    expect(readLoginAddress(search, '/sv')).toEqual(expected);
  });

  it('reads addresses as links write them', () => {
    const link = createHref(makeSite())('home', {}, { query: { action: 'login', returnTo: '/märken?a=b&c=d#e' } });
    expect(readLoginAddress(link.slice(1), '/').returnPath).toBe('/m%C3%A4rken?a=b&c=d#e');
  });
});
