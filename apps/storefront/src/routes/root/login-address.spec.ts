import { createHref, marketSite } from '@lyng/routing/core';
import { siteConfig } from '../../config.ts';
import { readLoginAddress } from './login-address.ts';

describe('the address that asks for a login', () => {
  it.each([
    ['?action=login&returnTo=%2Faccount%3Fa%3D1', { isAsked: true, returnPath: '/account?a=1', plainSearch: '' }],
    ['?q=1&action=login', { isAsked: true, returnPath: '/sv', plainSearch: '?q=1' }],
    ['?action=cart', { isAsked: false, returnPath: '/sv', plainSearch: '' }],
    ['?action=login&returnTo=%2F%2Fevil.example', { isAsked: true, returnPath: '/sv', plainSearch: '' }],
    [
      '?action=login&returnTo[]=//evil.example',
      { isAsked: true, returnPath: '/sv', plainSearch: '?returnTo%5B%5D=%2F%2Fevil.example' },
    ],
  ])('%s leads on only within the shop [ROUTE-20, AUTH-17]', (search, expected) => {
    expect(readLoginAddress(search, '/sv')).toEqual(expected);
  });

  it('is read as a link writes it', () => {
    const [market] = siteConfig.markets;
    if (!market) throw new Error('There is no market.');
    const link = createHref(marketSite(siteConfig, market, 'da'))(
      'home',
      {},
      { query: { action: 'login', returnTo: '/märken?a=b&c=d#e' } },
    );
    expect(readLoginAddress(link.slice(1), '/').returnPath).toBe('/m%C3%A4rken?a=b&c=d#e');
  });
});
