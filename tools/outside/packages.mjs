import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/runtime.mjs';
import { run } from './run.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
const example = join(root, 'examples/outside');

/** The libraries that the app names. */
export const libraries = Object.keys(readJson(join(example, 'package.json')).dependencies).filter((name) =>
  name.startsWith('@lyng/'),
);

/** Packs the libraries as they are built: the file of each by its name. */
export async function packLibraries(folder) {
  mkdirSync(folder, { recursive: true });
  const pack = async (name) => {
    const library = join(root, 'libs', name.replace('@lyng/', ''));
    await run('pnpm', ['pack', '--pack-destination', folder], library);
    const { version } = readJson(join(library, 'package.json'));
    return [name, join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)];
  };
  return Object.fromEntries(await Promise.all(libraries.map(pack)));
}

/** The same package with the next patch version. */
export async function packNextPatch(tarball, folder) {
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xzf', tarball], folder);
  const file = join(folder, 'package/package.json');
  const manifest = readJson(file);
  const [major, minor, patch] = manifest.version.split('.');
  const next = `${major}.${minor}.${Number(patch) + 1}`;
  writeJson(file, { ...manifest, version: next });
  await run('tar', ['-czf', `next-${next}.tgz`, 'package'], folder);
  return join(folder, `next-${next}.tgz`);
}

/** The version of a packed library, as its file is called. */
export const versionOf = (tarball) => /-(\d+\.\d+\.\d+)\.tgz$/.exec(tarball)?.[1];

const peerRanges = readJson(join(root, 'tools/presets/peer-ranges.json'));

/** The lowest version of each package that the libraries share with their app. */
const lowestPeers = Object.fromEntries(
  Object.entries(peerRanges).map(([name, range]) => [name, /\d+\.\d+\.\d+/.exec(range)[0]]),
);

/** Writes the app's dependencies: the libraries from files, everything else by the app's own ranges, or the lowest that they share. */
export function writeManifest(app, tarballs, isLowest) {
  const versions = isLowest ? lowestPeers : {};
  const filled = (dependencies) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [
        name,
        tarballs[name] ? `file:${tarballs[name]}` : (versions[name] ?? range),
      ]),
    );
  const manifest = readJson(join(example, 'package.json'));
  writeJson(join(app, 'package.json'), {
    ...manifest,
    dependencies: filled(manifest.dependencies),
    devDependencies: filled(manifest.devDependencies),
  });
}

/** What npm has installed of the libraries, nested copies too: `name version`. */
export function installedLibraries(app) {
  const { packages } = readJson(join(app, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/@lyng/'))
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
}
