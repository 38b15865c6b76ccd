export { CartProviders, createLoadedCart } from './lib/testing/CartProviders.tsx';
export type { CartProvidersProps } from './lib/testing/CartProviders.tsx';
export { createCartServer } from './lib/testing/cart-server.ts';
export type { CartServer, ServedRequest } from './lib/testing/cart-server.ts';
export { createTestCart } from './lib/testing/cart-store.ts';
export type { TestCart } from './lib/testing/cart-store.ts';
export { wireCart } from './lib/testing/wire-cart.ts';
export { parseCart } from './lib/wire/parse-cart.ts';
