// Keeps each project's package.json (doors, dependencies) and tsconfig.json (references) in step with what its sources import.
// `--check` changes nothing and fails when something is out of step.
import { existsSync, globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const checkOnly = process.argv.includes('--check');
const doorNames = ['index', 'core', 'testing', 'page', 'apollo'];
const stale = [];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const rootManifest = readJson(join(root, 'package.json'));
const versions = { ...rootManifest.devDependencies, ...rootManifest.dependencies };

function write(file, value) {
  const text = `${JSON.stringify(value, undefined, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (checkOnly) stale.push(file.slice(root.length + 1));
  else writeFileSync(file, text);
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the files import, not counting Node's own and relative ones. */
function importedPackages(files) {
  const found = new Set();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, specifier] of text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*'([^']+)'/g))
      found.add(specifier);
    for (const [, specifier] of text.matchAll(/\bimport\(\s*'([^']+)'/g)) found.add(specifier);
    for (const [, specifier] of text.matchAll(/(?:^|\n)import\s*'([^']+)'/g)) found.add(specifier);
  }
  const packages = [...found].filter((name) => !/^[./]|^node:|^virtual:/.test(name)).map(packageOf);
  return [...new Set(packages)].filter((name) => !builtinModules.includes(name)).sort();
}

const door = (name) => ({
  '@lyng/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});

function exportsOf(folder, name) {
  const doors = doorNames.filter((file) => existsSync(join(folder, `src/${file}.ts`)));
  // Stylesheets that are no part of a component: design tokens, base rules, font faces.
  const sheets = globSync('src/lib/**/{tokens,base,font}.css', { cwd: folder }).sort();
  return {
    ...Object.fromEntries(doors.map((file) => [file === 'index' ? '.' : `./${file}`, door(file)])),
    ...(existsSync(join(folder, 'src/locales')) && {
      './locales/*': { '@lyng/source': './src/locales/*.po', default: './dist/locales/*.js' },
    }),
    ...(globSync(join(folder, 'src/**/*.css')).length > 0 && { './style.css': './dist/style.css' }),
    ...Object.fromEntries(sheets.map((css) => [`./${css.split('/').at(-1)}`, `./${css}`])),
    ...(name === '@lyng/commerce-client' && { './schema.graphql': './schema.graphql' }),
    './package.json': './package.json',
  };
}

const workspaceFolder = (name) =>
  existsSync(join(root, 'libs', name.replace('@lyng/', ''))) ? `libs/${name.replace('@lyng/', '')}` : undefined;
const macroRuntime = { '@lingui/core': '@lingui/core', '@lingui/react': '@lingui/react' };

function syncLibrary(folder) {
  const manifestFile = join(folder, 'package.json');
  const manifest = readJson(manifestFile);
  const sources = globSync(join(folder, 'src/**/*.{ts,tsx}'));
  const shipped = sources.filter((file) => !/\.(spec|stories)\.tsx?$/.test(file));
  const own = manifest.name;
  const runtime = importedPackages(shipped).filter((name) => name !== own);
  const inProjects = importedPackages(sources.filter((file) => !/\.stories\.tsx?$/.test(file))).filter(
    (name) => name.startsWith('@lyng/') && name !== own,
  );
  const version = (name) =>
    name.startsWith('@lyng/')
      ? 'workspace:*'
      : (versions[name] ?? stale.push(`${own}: ${name} has no version in the root package.json`));
  const peers = new Set([
    'react',
    'react-dom',
    'react-router-dom',
    'react-redux',
    '@reduxjs/toolkit',
    '@apollo/client',
    'graphql',
    '@lingui/core',
    '@lingui/react',
  ]);
  const isDevelopmentOnly = (name) =>
    ['fast-check', '@testing-library/react', '@testing-library/user-event'].includes(name);
  const dependencies = runtime.filter((name) => !peers.has(name) && !isDevelopmentOnly(name));
  const peerDependencies = runtime.filter((name) => peers.has(name) || macroRuntime[name]);
  const { dependencies: _old, peerDependencies: _oldPeers, exports: _oldExports, ...rest } = manifest;
  write(manifestFile, {
    ...rest,
    exports: exportsOf(folder, own),
    dependencies: Object.fromEntries(dependencies.map((name) => [name, version(name)])),
    ...(peerDependencies.length > 0 && {
      peerDependencies: Object.fromEntries(peerDependencies.map((name) => [name, `^${version(name)}`])),
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
for (const name of ['apps/storefront', 'apps/commerce-backend', 'apps/storefront-e2e']) {
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
    `Out of step with the sources:\n${stale.map((line) => `  ${line}`).join('\n')}\nMend with: node tools/scripts/sync-projects.mjs`,
  );
  process.exit(1);
}
