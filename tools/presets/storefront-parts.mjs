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

/** Reads the shared chunks of an app, each with its files: `storefront.chunks` in the package.json of the app and of the libraries. */
export function readSharedChunks(appFolder) {
  const libraries = globSync('libs/*/package.json', { cwd: root }).sort();
  const parts = [appFolder, ...libraries.map((file) => join(root, dirname(file)))].map((folder) => ({
    folder,
    chunks: readManifest(folder).storefront?.chunks ?? {},
  }));
  const unknown = parts.flatMap(({ chunks }) => Object.keys(chunks)).filter((name) => !chunkOrder.includes(name));
  if (unknown.length > 0)
    throw new Error(`No shared chunk is called ${unknown.join(' or ')}: see ${relative(root, import.meta.filename)}.`);
  return chunkOrder.map((name) => ({
    name,
    files: new Set(parts.flatMap(({ folder, chunks }) => filesOf(folder, chunks[name]))),
  }));
}
