export type { BusinessContacts, SeoOptions } from './lib/core/seo-options.ts';
