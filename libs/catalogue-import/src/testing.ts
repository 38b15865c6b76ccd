export { feedFolder, hasFeed } from './lib/testing/feed-folder.ts';
export { importCompleteCatalogue } from './lib/testing/import-complete-catalogue.ts';
