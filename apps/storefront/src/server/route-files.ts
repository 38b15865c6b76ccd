import type { ScreenName } from '@lyng/routing/core';

const lists: readonly ScreenName[] = [
  'bestsellers',
  'coming-soon',
  'new-products',
  'category',
  'brand',
  'discount-campaign',
  'list',
];
const texts: readonly ScreenName[] = ['content', 'inspiration'];
const accounts: readonly ScreenName[] = ['account', 'account-settings', 'account-reset-password'];

const all = (screens: readonly ScreenName[], file: string) =>
  screens.map((screen): readonly [ScreenName, string] => [screen, file]);

const files: ReadonlyMap<ScreenName, string> = new Map([
  ...all(['home'], 'home/home'),
  ...all(lists, 'list/list'),
  ...all(['search-results'], 'search/search-results'),
  ...all(['product'], 'product/product'),
  ...all(['cart'], 'cart/cart'),
  ...all(['checkout'], 'checkout/checkout'),
  ...all(['checkout-confirm'], 'checkout/confirm'),
  ...all(['checkout-klarna-fail'], 'checkout/payment-failed'),
  ...all(accounts, 'account/account'),
  ...all(['favourites'], 'favourites/favourites'),
  ...all(['brands'], 'brands/brands'),
  ...all(texts, 'content/content'),
  ...all(['newsletter'], 'newsletter/newsletter'),
]);

/**
 * The file of the route that shows a screen, below `src`, as the build manifest names it. It stands here and not with the
 * screens because a browser gets there by an import, and would carry the names for nothing.
 */
export const routeFile = (screen: ScreenName): string =>
  `src/routes/${files.get(screen) ?? 'errors/nothing'}-route.tsx`;
