import type { ContentLibrary } from '../content/files/content-library.ts';

/** A shop whose editors have written nothing. */
export const noContent: ContentLibrary = {
  revision: 0,
  pages: [],
  menus: {},
  facts: {},
  search: { synonyms: {}, products: {} },
  images: new Map(),
  errors: [],
};
