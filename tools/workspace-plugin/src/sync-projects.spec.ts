import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './testing/workspace.ts';

const library = (name: string): string =>
  JSON.stringify({ name: `@lyng/${name}`, version: '0.1.0', nx: { tags: [] }, scripts: { test: 'jest' } });
const tsconfig = JSON.stringify({ extends: '../../tsconfig.base.json', references: [{ path: '../stale' }] });

/** A workspace of two libraries, with imports of every shape. */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    dependencies: { react: '19.3.1', '@reduxjs/toolkit': '2.14.0', 'lru-cache': '11.2.2', '@lingui/core': '6.8.0' },
    devDependencies: { 'fast-check': '4.10.2', '@scope/late': '1.2.3' },
  }),
  'node_modules/@lingui/core/package.json': JSON.stringify({ engines: { node: '>=22.19.0' } }),
  'libs/laces/package.json': library('laces'),
  'libs/laces/tsconfig.json': tsconfig,
  'libs/laces/src/index.ts': "export const lace = 'red';\n",
  'libs/laces/src/testing.ts': "export const makeLace = () => 'red';\n",
  'libs/shoes/package.json': library('shoes'),
  'libs/shoes/tsconfig.json': tsconfig,
  'libs/shoes/src/index.ts': [
    "import './lib/tokens.css';",
    "import { readFileSync } from 'node:fs';",
    "import path from 'path';",
    "import { createSlice } from '@reduxjs/toolkit';",
    'import {',
    '  useState,',
    "} from 'react';",
    "import { msg } from '@lingui/core/macro';",
    "import type { Lace } from '@lyng/laces';",
    "import { own } from '@lyng/shoes/core';",
    "export { LRUCache } from 'lru-cache';",
    "export const late = () => import('@scope/late/deep/file.js');",
  ].join('\n'),
  'libs/shoes/src/core.ts': "export const own = 'sole';\n",
  'libs/shoes/src/index.spec.ts': "import fc from 'fast-check';\nimport { makeLace } from '@lyng/laces/testing';\n",
  'libs/shoes/src/Shoe.stories.tsx': "import { story } from 'storybook-only';\n",
  'libs/shoes/src/lib/tokens.css': ':root {}\n',
  'libs/shoes/src/lib/Shoe.module.css': '.shoe {}\n',
  'libs/shoes/src/locales/da.po': '',
};

function openWorkspace(more: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sync-projects-'));
  for (const [file, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of ['scripts/sync-projects.mjs', 'scripts/imported-packages.mjs', 'presets/peer-ranges.json'])
    cpSync(join(root, 'tools', file), join(folder, 'tools', file), { recursive: true });
  return {
    folder,
    run: (...args: readonly string[]) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(folder, 'tools/scripts/sync-projects.mjs'), ...args],
        { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
      );
      return { status, stderr };
    },
    read: (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>,
  };
}

describe('sync-projects', () => {
  const folders: string[] = [];
  const open = (more?: Readonly<Record<string, string>>) => {
    const workspace = openWorkspace(more);
    folders.push(workspace.folder);
    return workspace;
  };
  /** The workspace of `files`, synchronized once for all tests that only read it. */
  let synced: ReturnType<typeof openWorkspace>;
  beforeAll(() => {
    synced = open();
    expect(synced.run()).toEqual({ status: 0, stderr: '' });
  });
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  it('writes what a library’s shipped sources import, and no more [PKG-N1]', () => {
    const { read } = synced;
    expect(read('libs/shoes/package.json')).toMatchObject({
      name: '@lyng/shoes',
      engines: { node: '>=22.19.0' },
      scripts: { test: 'jest' },
      dependencies: { '@lyng/laces': 'workspace:^', '@scope/late': '^1.2.3', 'lru-cache': '^11.2.2' },
      peerDependencies: { '@lingui/core': '^6.0.0', '@reduxjs/toolkit': '^2.8.0', react: '^19.0.0' },
    });
    expect(Object.keys(read('libs/shoes/package.json')['dependencies'] as object)).toHaveLength(3);
    expect(read('libs/laces/package.json')).toMatchObject({ dependencies: {} });
    expect(read('libs/laces/package.json')).not.toHaveProperty('peerDependencies');
  });

  it('exports the entry points that exist', () => {
    const { read } = synced;
    const entryPoint = (name: string) => ({
      '@lyng/source': `./src/${name}.ts`,
      types: `./dist/${name}.d.ts`,
      default: `./dist/${name}.js`,
    });
    expect(read('libs/shoes/package.json')['exports']).toEqual({
      '.': entryPoint('index'),
      './core': entryPoint('core'),
      './locales/*': {
        types: './src/locales/messages.d.ts',
        '@lyng/source': './src/locales/*.po',
        default: './dist/locales/*.js',
      },
      './style.css': './dist/style.css',
      './tokens.css': './src/lib/tokens.css',
      './package.json': './package.json',
    });
  });

  it('leaves a library with a React context to the app, which has one copy of it for all', () => {
    const { run, read } = open({
      'libs/laces/src/index.ts':
        "import { createContext } from 'react';\nexport const Lace = createContext<string>('red');\n",
    });
    run();
    expect(read('libs/shoes/package.json')['peerDependencies']).toMatchObject({ '@lyng/laces': 'workspace:^' });
    expect(read('libs/shoes/package.json')['dependencies']).not.toHaveProperty('@lyng/laces');
  });

  it('leaves out of the package what only the library’s own specs use', () => {
    const use = {
      'libs/shoes/src/lib/testing/arbitrary-shoe.ts': "import fc from 'fast-check';\nexport const shoe = fc.nat();\n",
    };
    const alone = open(use);
    alone.run();
    expect(alone.read('libs/shoes/package.json')['files']).toContain('!**/testing/**');
    expect(alone.read('libs/shoes/package.json')['dependencies']).not.toHaveProperty('fast-check');
    const shared = open({
      ...use,
      'libs/shoes/src/testing.ts': "export { shoe } from './lib/testing/arbitrary-shoe.ts';\n",
    });
    shared.run();
    expect(shared.read('libs/shoes/package.json')['files']).not.toContain('!**/testing/**');
    expect(shared.read('libs/shoes/package.json')['dependencies']).toMatchObject({ 'fast-check': '^4.10.2' });
  });

  it('refers to the libraries that sources and specs import', () => {
    const { read } = synced;
    expect(read('libs/shoes/tsconfig.json')).toEqual({
      extends: '../../tsconfig.base.json',
      references: [{ path: '../../libs/laces' }],
    });
    expect(read('libs/laces/tsconfig.json')['references']).toEqual([]);
  });

  it('with --check changes nothing and names every file that is out of step', () => {
    const { run, read } = open();
    const before = read('libs/shoes/package.json');
    const { status, stderr } = run('--check');
    expect(status).toBe(1);
    for (const file of ['laces/package', 'laces/tsconfig', 'shoes/package', 'shoes/tsconfig'])
      expect(stderr).toContain(`  libs/${file}.json\n`);
    expect(read('libs/shoes/package.json')).toEqual(before);
  });

  it('rejects an import without a known version', () => {
    const { run } = open({
      'libs/laces/src/index.ts': "import { knot } from 'unknown-knots';\nexport const lace = knot;\n",
    });
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('@lyng/laces: unknown-knots has no version in the root package.json');
  });
});
