import type { ContentLibrary } from '../content/files/content-library.ts';
import { noImages } from '../content/files/read-images.ts';

/** A shop whose editors have written nothing. */
export const noContent: ContentLibrary = {
  revision: 0,
  pages: [],
  menus: {},
  facts: {},
  search: { synonyms: {}, products: {} },
  ...noImages,
};
