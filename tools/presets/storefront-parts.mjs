import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * The chunks that several parts of the shop share, in this order: a module belongs to the first chunk that names it, and
 * a chunk takes along the imports of its modules unless a chunk before it has them.
 */
const chunkOrder = [
  'typed',
  'shop',
  'browsing',
  'fields',
  'form',
  'waiting',
  'panel',
  'seen',
  'rows',
  'base',
  'cart',
  'product',
  'list',
  'tab',
  'next',
  'idle',
];

const root = join(import.meta.dirname, '../..');

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Files that match `globs` below `folder`; an error for a glob without a file, which is a renamed one. */
function filesOf(folder, globs = []) {
  return globs.flatMap((glob) => {
    const files = globSync(glob, { cwd: folder }).filter((file) => /\.\w+$/.test(basename(file)));
    if (files.length === 0) throw new Error(`${basename(folder)}/package.json: "${glob}" matches no file.`);
    return files.map((file) => join(folder, file));
  });
}

/**
 * Reads the `storefront` key in the package.json of an app and of the libraries:
 * - `chunks`: globs of modules for each shared chunk
 * - `keyDocuments`: GraphQL documents of which the first load needs only the cache key
 * - `gateway`: the app's module that brings the complete documents
 */
export function readStorefrontParts(appFolder) {
  const libraries = globSync('libs/*/package.json', { cwd: root }).sort();
  const parts = [appFolder, ...libraries.map((file) => join(root, dirname(file)))].map((folder) => ({
    folder,
    ...readManifest(folder).storefront,
  }));
  const files = (key) => parts.flatMap(({ folder, [key]: globs }) => filesOf(folder, globs));
  const chunks = chunkOrder.map((name) => ({
    name,
    files: new Set(parts.flatMap(({ folder, chunks: globs = {} }) => filesOf(folder, globs[name]))),
  }));
  const unknown = parts
    .flatMap(({ chunks: globs = {} }) => Object.keys(globs))
    .filter((name) => !chunkOrder.includes(name));
  if (unknown.length > 0)
    throw new Error(`No shared chunk is called ${unknown.join(' or ')}: see ${relative(root, import.meta.filename)}.`);
  const [gateway] = files('gateway');
  return { chunks, keyDocuments: files('keyDocuments'), gateway };
}
