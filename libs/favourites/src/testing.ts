export { FavouritesStage } from './lib/testing/FavouritesStage.tsx';
export type { FavouritesStageProps } from './lib/testing/FavouritesStage.tsx';
export { createFavouritesServer } from './lib/testing/favourites-server.ts';
export type { FavouritesServer, ServedRequest } from './lib/testing/favourites-server.ts';
export { createTestBrowser, createTestTab } from './lib/testing/test-tab.ts';
export type { TestBrowser, TestTab, TestTabOptions } from './lib/testing/test-tab.ts';
