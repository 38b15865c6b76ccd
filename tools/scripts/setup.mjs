import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopWith } from './console.mjs';
import { root } from './runtime.mjs';

const pnpm = 'pnpm@12.21.0';
const oldestNode = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestNode;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    stopWith(`Node ${process.versions.node} is too old.`, `Install Node ${oldestNode.join('.')} or newer.`);
  }
}

const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'package.json')))
    .digest('hex');

/** Installs what the lockfile says when it is missing or older than the lockfile. */
export function ensureInstalled() {
  checkNode();
  const marker = join(root, 'node_modules/.installed');
  const wanted = fingerprint();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const { status, stdout, stderr } = spawnSync('npx', ['-y', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  // What it says of a good installation interests nobody.
  if (status !== 0) console.error(`${stdout}${stderr}`);
  if (status !== 0)
    stopWith(
      'The dependencies could not be installed.',
      'Check the network, remove node_modules and run the command again.',
    );
  writeFileSync(marker, wanted);
}

const isRoot = () => process.getuid?.() === 0;

/** The path of a Chromium: the one that is installed, else Debian's package when root, else Playwright's own. */
export function ensureChromium() {
  const installed = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = installed.find((path) => path && existsSync(path));
  if (found) return found;
  if (isRoot() && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    stopWith('No Chromium is installed and none could be fetched.', 'Install Chromium and set CHROMIUM_PATH to it.');
  return undefined;
}
