import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const featureFile = /\/(feature(\.server)?|frame)\.tsx?$/;
const lazyImport = /\(\) => import\((['"])(\.[^'"]+)\1\)/g;

/**
 * The server preloads what a page needs before it can hydrate: each lazy import of a feature gets the name of its file in
 * the client build's manifest, as `source`. For the server's build only.
 */
export const importSources = (root) => ({
  name: 'import-sources',
  enforce: 'pre',
  transform: {
    filter: { id: featureFile },
    handler: (code, id) => ({
      code: code.replace(
        lazyImport,
        (load, _quote, path) =>
          `Object.assign(${load}, { source: ${JSON.stringify(relative(root, join(dirname(id), path)))} })`,
      ),
      map: null,
    }),
  },
});

/** The project and the file's place in it: `auth-da`, `cart-account-cart-da`. */
function entryNameOf(file) {
  const [, project, place] = /\/(\w[\w-]*)\/src\/(?:[\w-]+\/)*?(?:messages|locales)\/(.+)\.\w+$/.exec(file) ?? [];
  if (project === undefined) throw new Error(`${file}: texts are in a folder called messages or locales.`);
  return `${project}-${place.replaceAll('/', '-')}`;
}

/**
 * The files of texts that the features of an app name: entries of the client build, because pages name them and no module
 * does.
 */
export function messageEntries(root) {
  const files = [
    ...globSync('src/**/feature.server.ts', { cwd: root }),
    ...globSync('../../libs/*/src/feature.server.ts', { cwd: root }),
  ].map((file) => join(root, file));
  const texts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(lazyImport)]
      .map(([, , path]) => join(dirname(file), path))
      .filter((path) => /\/(messages|locales)\//.test(path)),
  );
  return Object.fromEntries(texts.map((file) => [entryNameOf(file), file]));
}
