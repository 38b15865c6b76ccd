export { createTestApp } from './lib/testing/create-test-app.ts';
export type { TestAppOptions } from './lib/testing/create-test-app.ts';
export { makePurchase, makePurchasedOrder } from './lib/testing/make-purchase.ts';
export { makeShopConfig } from './lib/testing/make-shop-config.ts';
export { TestProviders } from './lib/testing/TestProviders.tsx';
export type { TestProvidersProps } from './lib/testing/TestProviders.tsx';
export { TestShop } from './lib/testing/TestShop.tsx';
export type { TestShopProps } from './lib/testing/TestShop.tsx';
