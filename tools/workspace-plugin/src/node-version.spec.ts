import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPaths } from '../../setup/chromium-paths.mjs';
import { neededNode, nodeProblem } from '../../setup/node-version.mjs';
import { root } from './testing/workspace.ts';

const linux = { platform: 'linux', arch: 'x64', glibc: '2.36' } as const;

describe('the Node that runs the commands', () => {
  it.each<[string, Parameters<typeof nodeProblem>[0], string | undefined]>([
    ['20.19 on Linux, where the Node of the lockfile runs', { ...linux, version: '20.19.0' }, undefined],
    ['20.20 on Linux on ARM', { ...linux, arch: 'arm64', version: '20.20.2' }, undefined],
    ['22 on Linux with the oldest glibc', { ...linux, glibc: '2.28', version: '22.1.0' }, undefined],
    ['20.18 on Linux', { ...linux, version: '20.18.3' }, '20.19'],
    ['20.19 on Linux without glibc (Alpine)', { ...linux, glibc: undefined, version: '20.19.0' }, '24.15'],
    ['20.19 on Linux with an old glibc', { ...linux, glibc: '2.17', version: '20.19.0' }, '24.15'],
    ['22 on Linux on another processor', { ...linux, arch: 'ppc64', version: '22.12.0' }, '24.15'],
    ['22 on macOS', { platform: 'darwin', arch: 'arm64', version: '22.12.0' }, '24.15'],
    ['24.14 on Windows', { platform: 'win32', arch: 'x64', version: '24.14.9' }, '24.15'],
    ['24.15 on macOS', { platform: 'darwin', arch: 'arm64', version: '24.15.0' }, undefined],
    ['26 on Windows', { platform: 'win32', arch: 'x64', version: '26.0.0' }, undefined],
    ['20.19 on Linux without the Node of the lockfile', { ...linux, version: '20.19.0', pinnedRuns: false }, '24.15'],
    ['24.15 on Linux without the Node of the lockfile', { ...linux, version: '24.15.0', pinnedRuns: false }, undefined],
  ])('%s', (_case, node, needed) => {
    const found = nodeProblem(node);
    expect(found?.problem).toBe(needed && `Node ${node.version} is too old.`);
    expect(found?.fix.includes(`Install Node ${String(needed)} or newer`)).toBe(needed && true);
  });

  describe('on a fresh machine', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'fresh-machine-'));
      for (const part of [
        'tools/scripts',
        'tools/check',
        'tools/setup',
        'tools/shop',
        'package.json',
        'pnpm-lock.yaml',
      ])
        cpSync(join(root, part), join(folder, part), { recursive: true });
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it.each(['start', 'dev', 'test', 'bench', 'screens', 'import', 'storybook'])(
      'is checked by "npm run %s" before anything else, in one line',
      (command) => {
        const olderNode = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.4'})`;
        const { status, stdout, stderr } = spawnSync(
          process.execPath,
          ['--import', olderNode, join(folder, `tools/scripts/${command}.mjs`)],
          {
            encoding: 'utf8',
            // Nothing can be installed: a command that the check does not stop fails with another message.
            env: { PATH: '', PORT: '0', BACKEND_PORT: '0' },
          },
        );
        expect([status, stdout, stderr.trim().split('\n')]).toEqual([
          1,
          '',
          [expect.stringMatching(/^Node 18\.20\.4 is too old\. Install Node 20\.19 or newer/)],
        ]);
      },
    );
  });

  it('is in .nvmrc as in the lockfile, and in README as in the check', () => {
    const { optionalDependencies, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const pinned = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
    expect(Object.values(optionalDependencies)).toEqual([pinned, pinned]);
    expect(nodeProblem({ version: pinned, platform: 'darwin', arch: 'arm64' })).toBeUndefined();
    expect(engines.node).toBe('>=20.19');
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`Node ${neededNode} or newer`);
  });
});

describe('where a Chromium is looked for', () => {
  it.each([
    ['linux', { CHROMIUM_PATH: '/own/chromium' }, '/own/chromium'],
    ['linux', {}, '/usr/bin/chromium'],
    ['darwin', {}, '/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', { PROGRAMFILES: 'C:\\Program Files' }, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['freebsd', {}, undefined],
  ])('on %s with %j first at %s', (platform, env, first) => {
    expect(chromiumPaths(platform, env)[0]).toBe(first);
  });
});
