import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { root, toolEnvironment } from '../setup/runtime.mjs';
import { run } from './run.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
const numberOf = (range) => /\d+\.\d+\.\d+/.exec(range)[0];
const peerRanges = readJson(join(root, 'tools/presets/peer-ranges.json'));

/** The libraries that are published, by their manifests. */
const published = globSync('libs/*/package.json', { cwd: root })
  .map((file) => ({ ...readJson(join(root, file)), folder: join(root, dirname(file)) }))
  .filter((manifest) => !manifest.private);

/** The lowest version of each package that a library shares with its app; of all without a library. */
const lowestPeers = ({ peerDependencies } = {}) =>
  Object.fromEntries(
    Object.entries(peerRanges).map(([name, range]) => [name, numberOf(peerDependencies?.[name] ?? range)]),
  );

/** The packages that the README of each library installs, with the lowest versions where they are requested. */
export const installLines = (isLowest) =>
  published.map((manifest) => {
    const [, packages = ''] =
      /^npm install (.+)$/m.exec(readFileSync(join(manifest.folder, 'README.md'), 'utf8')) ?? [];
    const versions = isLowest ? lowestPeers(manifest) : {};
    const withVersion = (name) => (versions[name] ? `${name}@${versions[name]}` : name);
    return { name: manifest.name, packages: packages.split(' ').map(withVersion) };
  });

/** Packs the libraries as they are built. */
export async function packLibraries(folder) {
  mkdirSync(folder, { recursive: true });
  const chosen = published.map(({ name }) => `--filter=${name}`);
  await run('pnpm', [...chosen, 'pack', '--pack-destination', folder], root);
  return globSync('*.tgz', { cwd: folder }).map((file) => join(folder, file));
}

/** One of the packages, such as `routing`, with the next patch version. */
export async function packNextPatch(tarballs, name, folder) {
  mkdirSync(folder, { recursive: true });
  const tarball = tarballs.find((file) => basename(file).startsWith(`lyng-${name}-`));
  await run('tar', ['-xzf', tarball], folder);
  const file = join(folder, 'package/package.json');
  const manifest = readJson(file);
  const [major, minor, patch] = manifest.version.split('.');
  const next = `${major}.${minor}.${Number(patch) + 1}`;
  writeJson(file, { ...manifest, version: next });
  await run('tar', ['-czf', `next-${next}.tgz`, 'package'], folder);
  return join(folder, `next-${next}.tgz`);
}

/** The environment of the lowest Node that the libraries name, with the npm of its time, installed into a folder. */
export async function lowestNode(folder) {
  const version = numberOf(published[0].engines.node);
  const node = `node-${process.platform.replace('win32', 'win')}-${process.arch}@${version}`;
  await run('npm', ['install', node, 'npm@10'], folder);
  const env = toolEnvironment();
  const lowest = { ...env, PATH: [join(folder, 'node_modules/.bin'), env.PATH].join(delimiter) };
  const found = (await run('node', ['--version'], folder, lowest)).trim();
  if (found !== `v${version}`) throw new Error(`Node ${version} was installed, and ${found} runs.`);
  return lowest;
}

/** A folder whose npm finds the libraries in a registry, and refuses a package that needs another Node. */
export function openFolder(folder, registry) {
  mkdirSync(folder, { recursive: true });
  const settings = [
    `@lyng:registry=${registry}`,
    'engine-strict=true',
    'prefer-offline=true',
    'audit=false',
    'fund=false',
  ];
  writeFileSync(join(folder, '.npmrc'), settings.join('\n'));
  return folder;
}

/** Writes the lowest versions that the libraries allow into the manifest of the app. */
export function lowerDependencies(app) {
  const file = join(app, 'package.json');
  const manifest = readJson(file);
  const shared = Object.entries(lowestPeers()).filter(([name]) => manifest.dependencies[name]);
  writeJson(file, { ...manifest, dependencies: { ...manifest.dependencies, ...Object.fromEntries(shared) } });
}

/** The libraries that npm has installed, nested copies too: `name version`. */
export function installedLibraries(app) {
  const { packages } = readJson(join(app, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/@lyng/'))
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
}

/** The libraries that the app names. */
export const namedLibraries = (app) =>
  Object.keys(readJson(join(app, 'package.json')).dependencies).filter((name) => name.startsWith('@lyng/'));
