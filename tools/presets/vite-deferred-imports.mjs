import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const featureFile = /\/feature\.ts$/;
/** A lazy import by its key in a feature; a page, and a part for a slot of one (`'product:buy'`), are needed before hydration. */
const deferredImport = /(\b(?!page\b)\w+): \(\) => import\('(\.[^']+)'\)/g;

const LATER = 'virtual:later';
const TABLE = 'virtual:deferred-imports';

/**
 * The entry of the client lists the lazy imports of every feature, and most of them are not needed before hydration. This
 * puts those into one chunk, which is loaded with the first of them: the entry is half a KiB smaller.
 */
export function deferredImports(root) {
  const files = ['src/**/feature.ts', '../../libs/*/src/feature.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => join(root, file))
    .sort();
  const targets = [
    ...new Set(
      files.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(deferredImport)].map(([, , path]) => join(dirname(file), path)),
      ),
    ),
  ];
  const modules = {
    [LATER]: `export const later = (index) => async () => (await import('${TABLE}')).imports[index]();`,
    [TABLE]: `export const imports = [${targets.map((file) => `() => import(${JSON.stringify(file)})`).join(',\n')}];`,
  };
  return {
    name: 'deferred-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:(later|deferred-imports)$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:(later|deferred-imports)$/ }, handler: (id) => modules[id.slice(1)] },
    transform: {
      filter: { id: featureFile },
      handler(code, id) {
        const edited = code.replace(deferredImport, (_import, key, path) => {
          const index = targets.indexOf(join(dirname(id), path));
          if (index < 0) throw new Error(`${id}: the feature is not among those whose imports are deferred.`);
          return `${key}: later(${index})`;
        });
        // On the first line, so that the source map stays as it is.
        return edited === code ? undefined : { code: `import { later } from '${LATER}'; ${edited}`, map: null };
      },
    },
  };
}
