import { globAsync, readJson, writeJson } from '@nx/devkit';
import { entryPointNames } from '../../../../packages/entry-points.mjs';
import { importedPackages } from '../../../../packages/imported-packages.mjs';

/** A private library is never built: its sources are all there is. */
const entryPoint = (name, isPrivate) => ({
  '@lyng/source': `./src/${name}.ts`,
  ...(isPrivate ? { default: `./src/${name}.ts` } : { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }),
});

/** A feature with a part of the server: Node gets both. */
const featureEntryPoint = {
  '@lyng/source': { node: './src/feature.server.ts', default: './src/feature.ts' },
  types: './dist/feature.d.ts',
  node: './dist/feature.server.js',
  default: './dist/feature.js',
};

/** The entry points of a library, by its files below the library's folder. */
function exportsOf(files, { name, private: isPrivate = false }) {
  const entryPoints = entryPointNames.filter((file) => files.includes(`src/${file}.ts`));
  const hasServer = entryPoints.includes('feature.server');
  // Stylesheets that belong to no component: design tokens, base rules, font faces.
  const sheets = files.filter((file) => /^src\/lib\/(.+\/)?(tokens|base|font)\.css$/.test(file)).sort();
  return {
    ...Object.fromEntries(
      entryPoints
        .filter((file) => file !== 'feature.server')
        .map((file) => [
          file === 'index' ? '.' : `./${file}`,
          file === 'feature' && hasServer ? featureEntryPoint : entryPoint(file, isPrivate),
        ]),
    ),
    ...(files.some((file) => file.startsWith('src/locales/')) && {
      './locales/*': {
        types: './src/locales/messages.d.ts',
        '@lyng/source': './src/locales/*.po',
        default: './dist/locales/*.js',
      },
    }),
    ...(files.some((file) => file.endsWith('.css')) && { './style.css': './dist/style.css' }),
    ...Object.fromEntries(sheets.map((css) => [`./${css.split('/').at(-1)}`, `./${css}`])),
    ...(name === '@lyng/commerce-client' && { './schema.graphql': './schema.graphql' }),
    './package.json': './package.json',
  };
}

/** One declaration for the catalogues of all languages, which tools compile from their texts. */
const messageTypes = `import type { Messages } from '@lingui/core';

export declare const messages: Messages;
`;

const isTesting = (file) => file.includes('/src/lib/testing/');
/** Specs, stories, and what renders a part for specs (`testing/render-checkout.tsx`): users of a package do not need it. */
const isDevelopmentOnly = (file) => /\.(spec|stories)\.tsx?$|\/testing\/render-[\w-]+\.tsx$/.test(file);
const usesNewReact = /import \{[^}]*\b(?:Activity|useEffectEvent)\b[^}]*\} from 'react'/;

/**
 * `nx sync`: writes what each project imports into its package.json (entry points, dependencies) and tsconfig.json
 * (references). `nx sync:check` fails where one of them is out of sync.
 */
export default async function syncProjects(tree) {
  const files = await globAsync(tree, ['apps/*/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx,css,po}']);
  const read = (file) => tree.read(file, 'utf8');
  const importsOf = (some) => importedPackages(some.map(read));
  const sourcesOf = (folder) => files.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
  const foldersIn = (folder, file) =>
    tree
      .children(folder)
      .map((name) => `${folder}/${name}`)
      .filter((path) => tree.exists(`${path}/${file}`))
      .sort();

  const libraries = foldersIn('libs', 'package.json');
  const versions = {
    ...readJson(tree, 'package.json').devDependencies,
    ...readJson(tree, 'package.json').dependencies,
  };
  /** The versions of the packages that a library shares with its app; the check installs the lowest and the newest. */
  const peerRanges = readJson(tree, 'tools/presets/peer-ranges.json');
  /** Of the packages that the libraries share with their app, Lingui needs the newest Node. */
  const { engines } = readJson(tree, 'node_modules/@lingui/core/package.json');
  /** Two copies of a library with a React context do not see each other's providers, so its users share the app's copy. */
  const contextLibraries = libraries
    .filter((folder) =>
      sourcesOf(folder).some((file) => !isDevelopmentOnly(file) && /\bcreateContext[<(]/.test(read(file))),
    )
    .map((folder) => readJson(tree, `${folder}/package.json`).name);
  const peers = new Set([...Object.keys(peerRanges), ...contextLibraries]);

  function syncReferences(folder, packages) {
    const file = `${folder}/tsconfig.json`;
    if (!tree.exists(file)) return;
    const paths = packages.map((name) => name.replace('@lyng/', 'libs/')).filter((path) => path !== folder);
    const references = paths.filter((path) => libraries.includes(path)).map((path) => ({ path: `../../${path}` }));
    writeJson(tree, file, { ...readJson(tree, file), references });
  }

  function syncLibrary(folder) {
    const { dependencies: _old, peerDependencies: _oldPeers, ...manifest } = readJson(tree, `${folder}/package.json`);
    delete manifest.exports;
    const own = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
    if (own.some((file) => file.startsWith('src/locales/')))
      tree.write(`${folder}/src/locales/messages.d.ts`, messageTypes);
    const sources = sourcesOf(folder);
    const hasTesting = own.includes('src/testing.ts');
    // Test code without an entry point is for the library's own specs: it may need packages that its users do not have.
    const leavesTestingOut = !hasTesting && sources.some(isTesting);
    const shipped = sources.filter((file) => !isDevelopmentOnly(file) && (hasTesting || !isTesting(file)));
    const version = (name) => {
      if (name === 'react' && shipped.some((file) => usesNewReact.test(read(file)))) return '^19.2.0';
      if (name.startsWith('@lyng/')) return 'workspace:^';
      if (!versions[name]) throw new Error(`${manifest.name}: ${name} has no version in the root package.json`);
      return peerRanges[name] ?? `^${versions[name]}`;
    };
    const imported = importsOf(shipped).filter((name) => name !== manifest.name);
    const versionsOf = (isWanted) => Object.fromEntries(imported.filter(isWanted).map((name) => [name, version(name)]));
    const peerDependencies = versionsOf((name) => peers.has(name));
    writeJson(tree, `${folder}/package.json`, {
      ...manifest,
      ...(!manifest.private && {
        engines,
        scripts: { ...manifest.scripts, prepack: 'node ../../tools/packages/prepack.mjs' },
      }),
      files: [
        ...(manifest.files ?? []).filter((pattern) => pattern !== '!**/testing/**'),
        ...(leavesTestingOut ? ['!**/testing/**'] : []),
      ],
      exports: exportsOf(own, manifest),
      dependencies: versionsOf((name) => !peers.has(name)),
      ...(Object.keys(peerDependencies).length > 0 && { peerDependencies }),
    });
    syncReferences(folder, importsOf(sources.filter((file) => !/\.stories\.tsx?$/.test(file))));
  }

  libraries.forEach(syncLibrary);
  for (const app of foldersIn('apps', 'tsconfig.json')) syncReferences(app, importsOf(sourcesOf(app)));
  return {
    outOfSyncMessage: 'package.json and tsconfig.json of projects differ from their imports: run tools/bin/sync.',
  };
}
