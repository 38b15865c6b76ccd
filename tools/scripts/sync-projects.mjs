// Keeps each project's package.json (entry points, dependencies) and tsconfig.json (references) in sync with the imports of its sources.
// `--check` changes nothing and fails when something is out of step.
import { existsSync, globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedPackages } from './imported-packages.mjs';

const root = join(import.meta.dirname, '../..');
const checkOnly = process.argv.includes('--check');
const entryPointNames = [
  'index',
  'core',
  'testing',
  'page',
  'apollo',
  'realtime',
  'browser',
  'server',
  'feature',
  'feature.server',
];
const stale = [];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const rootManifest = readJson(join(root, 'package.json'));
/** The versions of the packages that a library shares with its app; the check installs the lowest and the newest. */
const peerRanges = readJson(join(import.meta.dirname, '../presets/peer-ranges.json'));
const versions = { ...rootManifest.devDependencies, ...rootManifest.dependencies };
/** Of the packages that the libraries share with their app, Lingui needs the newest Node. */
const { engines } = readJson(join(root, 'node_modules/@lingui/core/package.json'));

const write = (file, value) => writeText(file, `${JSON.stringify(value, undefined, 2)}\n`);

function writeText(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (checkOnly) stale.push(file.slice(root.length + 1));
  else writeFileSync(file, text);
}

/** A private library is never built: its sources are all there is. */
const entryPoint = (name, isPrivate) => ({
  '@lyng/source': `./src/${name}.ts`,
  ...(isPrivate ? { default: `./src/${name}.ts` } : { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }),
});

/** A feature with a part of the server: Node gets both. */
const featureEntryPoint = () => ({
  '@lyng/source': { node: './src/feature.server.ts', default: './src/feature.ts' },
  types: './dist/feature.d.ts',
  node: './dist/feature.server.js',
  default: './dist/feature.js',
});

function exportsOf(folder, { name, private: isPrivate = false }) {
  const entryPoints = entryPointNames.filter((file) => existsSync(join(folder, `src/${file}.ts`)));
  // Stylesheets that belong to no component: design tokens, base rules, font faces.
  const sheets = globSync('src/lib/**/{tokens,base,font}.css', { cwd: folder }).sort();
  return {
    ...Object.fromEntries(
      entryPoints
        .filter((file) => file !== 'feature.server')
        .map((file) => [
          file === 'index' ? '.' : `./${file}`,
          file === 'feature' && entryPoints.includes('feature.server')
            ? featureEntryPoint()
            : entryPoint(file, isPrivate),
        ]),
    ),
    ...(existsSync(join(folder, 'src/locales')) && {
      './locales/*': {
        types: './src/locales/messages.d.ts',
        '@lyng/source': './src/locales/*.po',
        default: './dist/locales/*.js',
      },
    }),
    ...(globSync(join(folder, 'src/**/*.css')).length > 0 && { './style.css': './dist/style.css' }),
    ...Object.fromEntries(sheets.map((css) => [`./${css.split('/').at(-1)}`, `./${css}`])),
    ...(name === '@lyng/commerce-client' && { './schema.graphql': './schema.graphql' }),
    './package.json': './package.json',
  };
}

const workspaceFolder = (name) =>
  existsSync(join(root, 'libs', name.replace('@lyng/', ''))) ? `libs/${name.replace('@lyng/', '')}` : undefined;
/** One declaration for the catalogues of all languages, which tools compile from their texts. */
const messageTypes = `import type { Messages } from '@lingui/core';

export declare const messages: Messages;
`;

const isTesting = (file) => /\/src\/lib\/testing\//.test(file);
/** Specs, stories, and what renders a part for specs (`testing/render-checkout.tsx`): users of a package do not need it. */
const isDevelopmentOnly = (file) => /\.(spec|stories)\.tsx?$|\/testing\/render-[\w-]+\.tsx$/.test(file);

/** Two copies of a library with a React context do not see each other's providers, so its users share the app's copy. */
const contextLibraries = new Set(
  globSync('libs/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isDevelopmentOnly(file) && readFileSync(join(root, file), 'utf8').match(/\bcreateContext[<(]/))
    .map((file) => readJson(join(root, file.split('/').slice(0, 2).join('/'), 'package.json')).name),
);

/** Whether a library uses what React has since 19.2. */
const needsNewReact = (sources) =>
  sources.some((file) =>
    /import \{[^}]*\b(?:Activity|useEffectEvent)\b[^}]*\} from 'react'/.test(readFileSync(file, 'utf8')),
  );

/** Test code without an entry point is for the library's own specs: it may need packages that its users do not have. */
function filesOf({ files = [] }, sources, hasTesting) {
  const withoutTesting = '!**/testing/**';
  const isPrivate = !hasTesting && sources.some(isTesting);
  return [...files.filter((pattern) => pattern !== withoutTesting), ...(isPrivate ? [withoutTesting] : [])];
}

function syncLibrary(folder) {
  const manifestFile = join(folder, 'package.json');
  const manifest = readJson(manifestFile);
  if (existsSync(join(folder, 'src/locales'))) writeText(join(folder, 'src/locales/messages.d.ts'), messageTypes);
  const sources = globSync(join(folder, 'src/**/*.{ts,tsx}'));
  const hasTesting = existsSync(join(folder, 'src/testing.ts'));
  const shipped = sources.filter((file) => !isDevelopmentOnly(file) && (hasTesting || !isTesting(file)));
  const own = manifest.name;
  const runtime = importedPackages(shipped).filter((name) => name !== own);
  const inProjects = importedPackages(sources.filter((file) => !/\.stories\.tsx?$/.test(file))).filter(
    (name) => name.startsWith('@lyng/') && name !== own,
  );
  const version = (name) => {
    if (name.startsWith('@lyng/')) return 'workspace:^';
    if (versions[name]) return peerRanges[name] ?? `^${versions[name]}`;
    stale.push(`${own}: ${name} has no version in the root package.json`);
    return '';
  };
  const peers = new Set([...Object.keys(peerRanges), ...contextLibraries]);
  const dependencies = runtime.filter((name) => !peers.has(name));
  const peerDependencies = runtime.filter((name) => peers.has(name));
  const { dependencies: _old, peerDependencies: _oldPeers, exports: _oldExports, ...rest } = manifest;
  write(manifestFile, {
    ...rest,
    ...(!manifest.private && {
      engines,
      scripts: { ...manifest.scripts, prepack: 'node ../../tools/scripts/prepack.mjs' },
    }),
    files: filesOf(manifest, sources, hasTesting),
    exports: exportsOf(folder, manifest),
    dependencies: Object.fromEntries(dependencies.map((name) => [name, version(name)])),
    ...(peerDependencies.length > 0 && {
      peerDependencies: Object.fromEntries(
        peerDependencies.map((name) => [name, name === 'react' && needsNewReact(shipped) ? '^19.2.0' : version(name)]),
      ),
    }),
  });
  syncReferences(folder, inProjects);
}

function syncReferences(folder, packages) {
  const file = join(folder, 'tsconfig.json');
  if (!existsSync(file)) return;
  const references = packages
    .map(workspaceFolder)
    .filter(Boolean)
    .sort()
    .map((path) => ({ path: `../../${path}` }));
  write(file, { ...readJson(file), references });
}

for (const name of readdirSync(join(root, 'libs')).sort()) {
  if (existsSync(join(root, 'libs', name, 'package.json'))) syncLibrary(join(root, 'libs', name));
}
for (const name of globSync('apps/*', { cwd: root }).sort()) {
  const folder = join(root, name);
  if (!existsSync(join(folder, 'tsconfig.json'))) continue;
  const sources = globSync(join(folder, '**/*.{ts,tsx}'), {
    exclude: (path) => /node_modules|dist/.test(path.name ?? path),
  });
  syncReferences(
    folder,
    importedPackages(sources).filter((found) => found.startsWith('@lyng/')),
  );
}
if (stale.length > 0) {
  console.error(
    `Out of step with the sources:\n${stale.map((line) => `  ${line}`).join('\n')}\nFix with: node tools/scripts/sync-projects.mjs`,
  );
  process.exit(1);
}
