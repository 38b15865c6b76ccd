import { screenNames } from '@lyng/routing/core';
import { screens } from '../routes/screens.ts';
import { cachedScreens, pageAddress, withParameters } from './page-parameters.ts';

describe('the screens whose pages may be cached', () => {
  it('[REL-6] are none that show an order, a cart, an account or the key of a new password', () => {
    // A new screen belongs here, or into `cachedScreens` when its page is the same for everybody.
    const personal = [
      'account',
      'account-reset-password',
      'account-settings',
      'cart',
      'checkout',
      'checkout-confirm',
      'checkout-klarna-fail',
      'search',
    ];
    expect(screenNames.filter((name) => screens[name] && !cachedScreens[name]).sort()).toEqual(personal);
  });
});

describe('the address of a cached page', () => {
  it.each([
    ['home', '/?utm_source=letter&gclid=1', '/', 'utm_source=letter&gclid=1'],
    ['home', '/?action=login&returnTo=%2Fcart', '/?action=login', 'returnTo=%2Fcart'],
    ['newsletter', '/nyhedsbrev?done=1&utm_source=letter', '/nyhedsbrev?done=1', 'utm_source=letter'],
    ['new-products', '/nyheder?flush=7', '/nyheder', 'flush=7'],
    [
      'category',
      '/c/sko?brands=R%C3%B8d~1&utm_medium=mail&page=2&p-heel=low~3',
      '/c/sko?brands=R%C3%B8d~1&page=2&p-heel=low~3',
      'utm_medium=mail',
    ],
    ['category', '/c/sko?price-from=100&price-to=200&sort=PRICE', '/c/sko?price-from=100&price-to=200&sort=PRICE', ''],
    ['category', '/c/sko?%70age=2&P-heel=1', '/c/sko?%70age=2', 'P-heel=1'],
    ['search-results', '/s/sko?tab=pages&exact=1&fbclid=x', '/s/sko?tab=pages&exact=1', 'fbclid=x'],
    ['product', '/p/vinga?sku=3&notify=4&reviews=2&page=2', '/p/vinga?sku=3&notify=4&reviews=2', 'page=2'],
    ['content', '/om-os?&&a&=b#c', '/om-os', 'a&=b'],
    ['brands', '/m%C3%A6rker', '/m%C3%A6rker', ''],
  ] as const)('[REL-3] of %s at %s is %s', (screen, given, target, others) => {
    expect(pageAddress(given, cachedScreens[screen] ?? (() => false))).toEqual({ target, others });
  });

  it.each([
    ['/p/new', 'utm_source=letter', '/p/new?utm_source=letter'],
    ['/c/sko?page=2#p9', 'gclid=1', '/c/sko?page=2&gclid=1#p9'],
    ['/p/new', '', '/p/new'],
    ['https://elsewhere.example/', 'gclid=1', 'https://elsewhere.example/'],
  ])('a redirect to %s takes %j along', (location, others, expected) => {
    expect(withParameters(location, others)).toBe(expected);
  });
});
