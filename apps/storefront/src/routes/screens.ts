import type { ScreenName } from '@lyng/routing/core';
import type { Screen } from '../shell/route-module.ts';

const home: Screen = {
  source: 'src/routes/home/home-route.tsx',
  route: () => import('./home/home-route.tsx'),
  load: () => import('./home/home-loader.ts'),
  messages: ['catalogue'],
};
const list: Screen = {
  source: 'src/routes/list/list-route.tsx',
  route: () => import('./list/list-route.tsx'),
  load: () => import('./list/list-loader.ts'),
  messages: ['catalogue'],
};
const product: Screen = {
  source: 'src/routes/product/product-route.tsx',
  route: () => import('./product/product-route.tsx'),
  load: () => import('./product/product-loader.ts'),
  messages: ['catalogue'],
};
const cart: Screen = {
  source: 'src/routes/cart/cart-route.tsx',
  route: () => import('./cart/cart-route.tsx'),
  load: () => import('./cart/cart-loader.ts'),
  messages: ['cart'],
  takesForms: true,
};
const favourites: Screen = {
  source: 'src/routes/favourites/favourites-route.tsx',
  route: () => import('./favourites/favourites-route.tsx'),
  load: () => import('./favourites/favourites-loader.ts'),
  messages: ['catalogue'],
};
const brands: Screen = {
  source: 'src/routes/brands/brands-route.tsx',
  route: () => import('./brands/brands-route.tsx'),
  load: () => import('./brands/brands-loader.ts'),
  messages: ['catalogue'],
};
const content: Screen = {
  source: 'src/routes/content/content-route.tsx',
  route: () => import('./content/content-route.tsx'),
  load: () => import('./content/content-loader.ts'),
  messages: ['catalogue'],
};
const checkout: Screen = {
  source: 'src/routes/checkout/checkout-route.tsx',
  route: () => import('./checkout/checkout-route.tsx'),
  load: () => import('./checkout/checkout-loader.ts'),
  messages: ['checkout'],
};
const confirm: Screen = {
  source: 'src/routes/checkout/confirm-route.tsx',
  route: () => import('./checkout/confirm-route.tsx'),
  load: () => import('./checkout/confirm-loader.ts'),
  messages: ['checkout'],
};
const paymentFailed: Screen = {
  source: 'src/routes/checkout/payment-failed-route.tsx',
  route: () => import('./checkout/payment-failed-route.tsx'),
  load: () => import('./checkout/payment-failed-loader.ts'),
  messages: ['checkout'],
};
const nothing = () => import('./errors/nothing-route.tsx');
const search: Screen = { source: 'src/routes/errors/nothing-route.tsx', route: nothing, load: () => import('./search/search-loader.ts') };
const notFound: Screen = { source: 'src/routes/errors/nothing-route.tsx', route: nothing, load: () => import('./errors/not-found-loader.ts') };

/** Which file shows which screen. A screen of the route table that is not here yet answers 404. */
export const screens: Partial<Record<ScreenName, Screen>> = {
  home,
  checkout,
  'checkout-confirm': confirm,
  'checkout-klarna-fail': paymentFailed,
  favourites,
  brands,
  bestsellers: list,
  'coming-soon': list,
  'new-products': list,
  cart,
  search,
  'search-results': list,
  product,
  category: list,
  brand: list,
  'discount-campaign': list,
  list,
  inspiration: content,
  content,
  'not-found': notFound,
};

/** What answers an address that no screen has. */
export const fallbackScreen = notFound;
