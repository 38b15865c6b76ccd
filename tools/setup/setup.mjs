import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromiumPaths, headlessShellPath } from './chromium-paths.mjs';
import { stopWith } from './console.mjs';
import { nodeProblem, thisNode } from './node-version.mjs';
import { nodeBinary, nodeFolder, root, shell, toolEnvironment } from './runtime.mjs';

const pnpm = 'pnpm@12.21.0';

/** On a Node that is enough only where the one of the lockfile runs. */
function checkPinnedNode() {
  const pinnedRuns = nodeFolder() !== dirname(process.execPath);
  const found = nodeProblem({ ...thisNode(), pinnedRuns });
  if (found) stopWith(found.problem, found.fix);
}

const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'package.json')))
    .digest('hex');

/** Installs the lockfile when the installation is missing or older, and checks that it can be used. */
export function ensureInstalled() {
  install();
  checkPinnedNode();
}

/** Runs a program of the repository from its sources, and ends with its exit code. */
export function runProgram(program, args = process.argv.slice(2), nodeOptions = []) {
  ensureInstalled();
  const { status } = spawnSync(nodeBinary(), [...nodeOptions, '--conditions=@lyng/source', program, ...args], {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

/** Builds a shop, such as `@lyng/storefront`, with everything that it needs. */
export function buildShop(name) {
  console.log('Building the shop …');
  const { status } = spawnSync('nx', ['build', name, '--output-style=static'], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
  if (status !== 0) stopWith('The shop could not be built.', `See the reason with: tools/bin/nx build ${name}`);
}

function install() {
  const marker = join(root, 'node_modules/.installed');
  const wanted = fingerprint();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const { status, stdout, stderr } = spawnSync('npx', ['-y', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    encoding: 'utf8',
    shell,
    env: { ...process.env, CI: 'true' },
  });
  // The output of a good installation is not shown.
  if (status !== 0) console.error(`${stdout}${stderr}`);
  if (status !== 0)
    stopWith(
      'The dependencies could not be installed.',
      'Check the network, remove node_modules and run the command again.',
    );
  writeFileSync(marker, wanted);
}

const isRoot = () => process.getuid?.() === 0;

const findChromium = () => chromiumPaths(process.platform, process.env).find((path) => existsSync(path));

/** The path of a headless shell of Chromium, when one is installed. */
export const findHeadlessShell = () => (existsSync(headlessShellPath) ? headlessShellPath : undefined);

/** The path of a Chromium: the one that is installed, else Debian's packages when root, else Playwright's own. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (isRoot() && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // One at a time: not every distribution has both.
    for (const name of ['chromium', 'chromium-headless-shell'])
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit', shell });
  if (status !== 0)
    stopWith('No Chromium is installed and none could be fetched.', 'Install Chromium and set CHROMIUM_PATH to it.');
  return undefined;
}
