import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

/** Where the build is, unless told. */
export const clientFolder = process.env.CLIENT_FOLDER ?? join(root, 'apps/storefront/dist/client');
const entry = 'src/client/entry-client.tsx';

/** The route file of each page kind whose first load has a budget. */
export const pageKinds = {
  home: 'src/routes/home/home-route.tsx',
  list: 'src/routes/list/list-route.tsx',
  product: 'src/routes/product/product-route.tsx',
  cart: 'src/routes/cart/cart-route.tsx',
  favourites: 'src/routes/favourites/favourites-route.tsx',
  checkout: 'src/routes/checkout/checkout-route.tsx',
};

/** The groups of texts that each page kind shows, as apps/storefront/src/routes/screens.ts names them. */
const messageGroups = {
  home: ['shop', 'catalogue'],
  list: ['shop', 'catalogue', 'list'],
  product: ['shop', 'catalogue'],
  cart: ['shop', 'cart'],
  favourites: ['shop', 'catalogue'],
  checkout: ['shop', 'checkout'],
};

const languages = ['da', 'sv', 'nb', 'fi'];

export const readManifest = () => JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
export const readLedger = () => JSON.parse(readFileSync(join(clientFolder, '.vite/chunks.json'), 'utf8'));

export function brotliBytes(file) {
  const packed = join(clientFolder, `${file}.br`);
  return readFileSync(existsSync(packed) ? packed : join(clientFolder, file)).length;
}

/** The chunks that are requested until a page of this kind has hydrated, in one language. */
function chunksOf(manifest, sources) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...found].filter((file) => file.endsWith('.js'));
}

/** First-load JavaScript of a page kind in its heaviest language: chunk files and brotli bytes. */
export function firstLoad(manifest, kind) {
  const loads = languages.map((language) => {
    const files = chunksOf(manifest, [
      entry,
      pageKinds[kind],
      ...messageGroups[kind].map((group) => `src/messages/${group}/${language}.ts`),
    ]);
    return { files, bytes: files.reduce((sum, file) => sum + brotliBytes(file), 0) };
  });
  return loads.reduce((heaviest, load) => (load.bytes > heaviest.bytes ? load : heaviest));
}

const isLate = (file) => /(^|\/)late-[^/]*\.css$/.test(file);

/** The stylesheet that every page carries inline, in brotli bytes. */
export function cssBytes(manifest) {
  const files = new Set(
    Object.values(manifest).flatMap((chunk) => [
      ...(chunk.css ?? []),
      ...(chunk.file.endsWith('.css') && !isLate(chunk.file) ? [chunk.file] : []),
    ]),
  );
  return [...files].reduce((sum, file) => sum + brotliBytes(file), 0);
}
