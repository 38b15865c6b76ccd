export { FavouritesProviders } from './lib/testing/FavouritesProviders.tsx';
export type { FavouritesProvidersProps } from './lib/testing/FavouritesProviders.tsx';
export { createFavouritesServer } from './lib/testing/favourites-server.ts';
export type { FavouritesServer, ServedRequest } from './lib/testing/favourites-server.ts';
export { createTestBrowser, createTestTab } from './lib/testing/test-tab.ts';
export type { TestBrowser, TestTab, TestTabOptions } from './lib/testing/test-tab.ts';
