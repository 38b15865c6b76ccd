import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createPageStyles } from '../../libs/storefront-kit/src/lib/server/documents/page-styles.ts';
import { root } from '../setup/runtime.mjs';

/** The folder of the browser's build. */
export const clientFolder = process.env.CLIENT_FOLDER ?? join(root, 'apps/storefront/dist/client');
const entry = 'src/browser.ts';

/** The modules of each page kind whose first load has a budget: its page, and the parts of others in its slots. */
export const pageKinds = {
  home: [
    '../../libs/content/src/lib/screens/home/page.tsx',
    '../../libs/favourites/src/lib/fills/heart.ts',
    '../../libs/catalogue/src/lib/fills/content-products.tsx',
  ],
  list: ['../../libs/catalogue/src/lib/screens/list/page.tsx', '../../libs/favourites/src/lib/fills/heart.ts'],
  product: [
    '../../libs/catalogue/src/lib/screens/product/page.tsx',
    '../../libs/favourites/src/lib/fills/heart.ts',
    '../../libs/reviews/src/lib/fills/rating.tsx',
    '../../libs/reviews/src/lib/fills/product-reviews.tsx',
    '../../libs/cart/src/lib/fills/product-buy.tsx',
  ],
  cart: '../../libs/cart/src/lib/screens/cart/page.tsx',
  favourites: [
    '../../libs/favourites/src/lib/screens/favourites/page.tsx',
    '../../libs/favourites/src/lib/fills/heart.ts',
    '../../libs/catalogue/src/lib/fills/product-grid.tsx',
  ],
  checkout: ['../../libs/checkout/src/lib/screens/checkout/page.tsx', '../../libs/cart/src/lib/fills/cart-view.tsx'],
};

/** The groups of texts that each page kind shows, as the screens of the features name them. */
const messageGroups = {
  home: ['shop', 'catalogue'],
  list: ['shop', 'catalogue', 'list'],
  product: ['shop', 'catalogue'],
  cart: ['shop', 'cart'],
  favourites: ['shop', 'catalogue', 'favourites'],
  checkout: ['shop', 'checkout'],
};

/** Where the texts of a group are, if they are in a library. */
const textsInLibrary = {
  cart: (language) => `../../libs/cart/src/locales/${language}.po`,
  checkout: (language) => `../../libs/checkout/src/locales/${language}.po`,
  favourites: (language) => `../../libs/favourites/src/locales/page/${language}.po`,
  catalogue: (language) => `../../libs/catalogue/src/locales/${language}.po`,
  list: (language) => `../../libs/catalogue/src/locales/list/${language}.po`,
};

const textsOf = (group, language) => textsInLibrary[group]?.(language) ?? `src/frame/messages/${language}.ts`;

const languages = ['da', 'sv', 'nb', 'fi'];

const readJson = (name) => JSON.parse(readFileSync(join(clientFolder, `.vite/${name}.json`), 'utf8'));
export const readManifest = () => readJson('manifest');
export const readChunkReport = () => readJson('chunks');

export function brotliBytes(file) {
  const packed = join(clientFolder, `${file}.br`);
  return readFileSync(existsSync(packed) ? packed : join(clientFolder, file)).length;
}

/** The chunks that are requested until a page of this kind has hydrated, in one language. */
function chunksOf(manifest, sources) {
  const chunkOf = readJson('modules');
  const found = new Set();
  const visit = (chunk) => {
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach((key) => visit(manifest[key]));
  };
  for (const source of sources) {
    // The manifest does not name a file that a group of chunks has taken in.
    const chunk = manifest[source] ?? Object.values(manifest).find(({ file }) => file === chunkOf[source]);
    if (!chunk) throw new Error(`The build has no ${source}.`);
    visit(chunk);
  }
  return [...found].filter((file) => file.endsWith('.js'));
}

/** First-load JavaScript of a page kind in its heaviest language: chunk files and brotli bytes. */
export function firstLoad(manifest, kind) {
  const loads = languages.map((language) => {
    const files = chunksOf(manifest, [
      entry,
      ...[pageKinds[kind]].flat(),
      ...messageGroups[kind].map((group) => textsOf(group, language)),
    ]);
    return { files, bytes: files.reduce((sum, file) => sum + brotliBytes(file), 0) };
  });
  return loads.reduce((heaviest, load) => (load.bytes > heaviest.bytes ? load : heaviest));
}

/** In the footer of nearly every page. */
const footerForm = '../../libs/content/src/lib/fills/newsletter-form.tsx';

/** The styles that each document of a page kind carries inline, in brotli bytes. */
export function cssBytes(kind) {
  const { stylesOf } = createPageStyles(readJson('styles'));
  const { css } = stylesOf([entry, ...[pageKinds[kind]].flat(), footerForm]);
  return brotliCompressSync(css).length;
}
