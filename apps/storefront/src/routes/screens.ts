import type { ScreenName } from '@lyng/routing/core';
import type { Screen } from '../shell/route-module.ts';

const home: Screen = {
  route: () => import('./home/home-route.tsx'),
  load: () => import('./home/home-loader.ts'),
  messages: ['catalogue'],
};
const list: Screen = {
  route: () => import('./list/list-route.tsx'),
  load: () => import('./list/list-loader.ts'),
  messages: ['catalogue', 'list'],
};
const product: Screen = {
  route: () => import('./product/product-route.tsx'),
  load: () => import('./product/product-loader.ts'),
  messages: ['catalogue'],
  takesForms: true,
};
const cart: Screen = {
  route: () => import('./cart/cart-route.tsx'),
  load: () => import('./cart/cart-loader.ts'),
  messages: ['cart'],
  takesForms: true,
};
const favourites: Screen = {
  route: () => import('./favourites/favourites-route.tsx'),
  load: () => import('./favourites/favourites-loader.ts'),
  messages: ['catalogue', 'favourites'],
  takesForms: true,
};
const brands: Screen = {
  route: () => import('./brands/brands-route.tsx'),
  load: () => import('./brands/brands-loader.ts'),
  messages: ['catalogue'],
};
const content: Screen = {
  route: () => import('./content/content-route.tsx'),
  load: () => import('./content/content-loader.ts'),
  messages: ['catalogue'],
};
const checkout: Screen = {
  route: () => import('./checkout/checkout-route.tsx'),
  load: () => import('./checkout/checkout-loader.ts'),
  takesForms: true,
  keepsData: true,
  messages: ['checkout'],
};
const confirm: Screen = {
  route: () => import('./checkout/confirm-route.tsx'),
  load: () => import('./checkout/confirm-loader.ts'),
  messages: ['checkout'],
};
const paymentFailed: Screen = {
  route: () => import('./checkout/payment-failed-route.tsx'),
  load: () => import('./checkout/payment-failed-loader.ts'),
  messages: ['checkout'],
};
const account: Screen = {
  route: () => import('./account/account-route.tsx'),
  load: () => import('./account/account-loader.ts'),
  messages: ['auth'],
  takesForms: true,
};
const newsletter: Screen = {
  route: () => import('./newsletter/newsletter-route.tsx'),
  load: () => import('./newsletter/newsletter-loader.ts'),
  messages: ['auth', 'newsletter'],
  takesForms: true,
};
const nothing = () => import('./errors/nothing-route.tsx');
const searchResults: Screen = {
  route: () => import('./search/search-results-route.tsx'),
  load: () => import('./search/search-results-loader.ts'),
  messages: ['catalogue', 'list', 'search'],
};
const search: Screen = { route: nothing, load: () => import('./search/search-loader.ts') };
const notFound: Screen = { route: nothing, load: () => import('./errors/not-found-loader.ts') };

/** Which file shows which screen. A screen of the route table that is not here yet answers 404. */
export const screens: Partial<Record<ScreenName, Screen>> = {
  home,
  checkout,
  'checkout-confirm': confirm,
  'checkout-klarna-fail': paymentFailed,
  account,
  'account-reset-password': account,
  'account-settings': account,
  favourites,
  brands,
  bestsellers: list,
  'coming-soon': list,
  'new-products': list,
  cart,
  search,
  'search-results': searchResults,
  product,
  category: list,
  brand: list,
  'discount-campaign': list,
  list,
  inspiration: content,
  content,
  newsletter,
  'not-found': notFound,
};

/** What answers an address that no screen has. */
export const fallbackScreen = notFound;
