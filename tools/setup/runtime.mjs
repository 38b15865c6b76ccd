// First: on an old Node nothing below would work.
import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Node 24 from the lockfile where it runs on this machine, else the Node that runs this script. */
export function nodeFolder() {
  for (const arch of ['x64', 'arm64']) {
    const folder = join(root, `node_modules/node-linux-${arch}/bin`);
    if (existsSync(join(folder, 'node')) && spawnSync(join(folder, 'node'), ['--version']).status === 0) return folder;
  }
  return join(process.execPath, '..');
}

/** The environment in which every tool of the repo runs. */
export function toolEnvironment(extra = {}) {
  const folders = [nodeFolder(), join(root, 'node_modules/.bin'), process.env.PATH];
  return {
    ...process.env,
    PATH: folders.join(delimiter),
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}

export const nodeBinary = () => join(nodeFolder(), process.platform === 'win32' ? 'node.exe' : 'node');

/** For tools of node_modules/.bin and npx: on Windows they are scripts, which only a shell starts. */
export const shell = process.platform === 'win32';
