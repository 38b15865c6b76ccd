import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** An import or a re-export of values: what of it is wanted, and from where. */
const statement =
  /^(import|export)\s+(?!type\b)(?:\w+\s*,?\s*)?(?:\{([^}]*)\}\s*)?(?:\*\s+as\s+\w+\s*)?(?:from\s*)?'([^']+)'/gm;
/** Parts whose code is lazy, but which the server renders: `libs/feature/src/lib/react/lazy-part`. */
const renderedPart = /\blazyParts\(\s*\(\) => import\('([^']+)'\)/g;
const lazyImport = /\(\) => import\('(\.[^']+)'\)/g;
const ownPackage = /^@lyng\/([^/]+)(?:\/(.+))?$/;

/** The file of an import; `undefined` for other packages, and for a stylesheet by the name of its package. */
function fileOf(specifier, importer) {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const [, library, entry = 'index'] = ownPackage.exec(specifier) ?? [];
  if (library === undefined) return undefined;
  return ['ts', 'tsx'].map((end) => join(root, `libs/${library}/src/${entry}.${end}`)).find((file) => existsSync(file));
}

/** `A as B` of a list: the name inside of the module, and the one outside. */
const pairsOf = (list) =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => [text.split(' as ')[0], text.split(' as ').at(-1)]);

/** The modules that a module imports, renders lazily, and re-exports by name. */
function readModule(file) {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(renderedPart)].map(([, specifier]) => ({ file: fileOf(specifier, file) }));
  const reexports = [];
  for (const [, keyword, list, specifier] of text.matchAll(statement)) {
    const target = fileOf(specifier, file);
    if (target === undefined) continue;
    const pairs = list === undefined ? undefined : pairsOf(list);
    if (keyword === 'import') imports.push({ file: target, names: pairs?.map(([inside]) => inside) });
    else for (const [inside, outside] of pairs) reexports.push({ file: target, inside, outside });
  }
  return { imports, reexports };
}

/**
 * The CSS modules of all that a module may render, in itself and by its static imports. Of an entry point it follows the
 * wanted names only: no page renders all of `@lyng/ui`.
 */
export function stylesReachedFrom(entry) {
  const styles = new Set();
  const modules = new Map();
  const seen = new Set();
  const visit = (file, names) => {
    if (file.endsWith('.css')) return void styles.add(file);
    if (!/\.tsx?$/.test(file)) return undefined;
    const isNew = !modules.has(file);
    if (isNew) modules.set(file, readModule(file));
    const { imports, reexports } = modules.get(file);
    if (isNew) for (const { file: target, names: wanted } of imports) visit(target, wanted);
    for (const { file: target, inside, outside } of reexports) {
      if (seen.has(`${file} ${outside}`) || (names !== undefined && !names.includes(outside))) continue;
      seen.add(`${file} ${outside}`);
      visit(target, [inside]);
    }
    return undefined;
  };
  visit(entry);
  return styles;
}

/** The files that a shop's server names when it renders a page: the entry, and the lazy imports of features and frame. */
export function pageSources(folder) {
  const named = ['src/**/{feature,frame}.ts', '../../libs/*/src/feature.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .map((file) => join(folder, file));
  const lazy = named.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(lazyImport)].map(([, path]) => join(dirname(file), path)),
  );
  return [...new Set([join(folder, 'src/browser.ts'), ...lazy])].map((file) => ({
    file,
    source: relative(folder, file),
  }));
}
