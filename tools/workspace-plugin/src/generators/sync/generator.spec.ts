import { readJson } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { readText } from '../../testing/workspace.ts';
import syncProjects from './generator.mjs';

const library = (name: string): string =>
  JSON.stringify({ name: `@lyng/${name}`, version: '0.1.0', nx: { tags: [] }, scripts: { test: 'jest' } });
const tsconfig = JSON.stringify({ extends: '../../tsconfig.base.json', references: [{ path: '../stale' }] });

/** A workspace of two libraries, with imports of every shape. */
const files: Readonly<Record<string, string>> = {
  'tools/presets/peer-ranges.json': readText('tools/presets/peer-ranges.json'),
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

/** Reads the JSON files of the workspace after a run. */
async function syncWorkspace(more: Readonly<Record<string, string>> = {}) {
  const tree = createTree();
  for (const [file, text] of Object.entries({ ...files, ...more })) tree.write(file, text);
  await syncProjects(tree);
  return (file: string) => readJson<Record<string, unknown>>(tree, file);
}

describe('nx sync', () => {
  let read: Awaited<ReturnType<typeof syncWorkspace>>;
  beforeAll(async () => {
    read = await syncWorkspace();
  });

  it('writes what a library’s shipped sources import, and no more [PKG-N1]', () => {
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

  it('leaves a library with a React context to the app, which has one copy of it for all', async () => {
    const readShared = await syncWorkspace({
      'libs/laces/src/index.ts':
        "import { createContext } from 'react';\nexport const Lace = createContext<string>('red');\n",
    });
    expect(readShared('libs/shoes/package.json')['peerDependencies']).toMatchObject({ '@lyng/laces': 'workspace:^' });
    expect(readShared('libs/shoes/package.json')['dependencies']).not.toHaveProperty('@lyng/laces');
  });

  it('leaves out of the package what only the library’s own specs use', async () => {
    const use = {
      'libs/shoes/src/lib/testing/arbitrary-shoe.ts': "import fc from 'fast-check';\nexport const shoe = fc.nat();\n",
    };
    const alone = (await syncWorkspace(use))('libs/shoes/package.json');
    expect(alone['files']).toContain('!**/testing/**');
    expect(alone['dependencies']).not.toHaveProperty('fast-check');
    const entryPoint = "export { shoe } from './lib/testing/arbitrary-shoe.ts';\n";
    const shared = (await syncWorkspace({ ...use, 'libs/shoes/src/testing.ts': entryPoint }))(
      'libs/shoes/package.json',
    );
    expect(shared['files']).not.toContain('!**/testing/**');
    expect(shared['dependencies']).toMatchObject({ 'fast-check': '^4.10.2' });
  });

  it('refers to the libraries that sources and specs import', () => {
    expect(read('libs/shoes/tsconfig.json')).toEqual({
      extends: '../../tsconfig.base.json',
      references: [{ path: '../../libs/laces' }],
    });
    expect(read('libs/laces/tsconfig.json')['references']).toEqual([]);
  });

  it('changes nothing in projects that are in sync', async () => {
    const tree = createTree();
    for (const [file, text] of Object.entries(files)) tree.write(file, text);
    await syncProjects(tree);
    const before = tree.listChanges().map(({ path, content }) => [path, String(content)]);
    expect(await syncProjects(tree)).toEqual({ outOfSyncMessage: expect.stringContaining('run tools/bin/sync') });
    expect(tree.listChanges().map(({ path, content }) => [path, String(content)])).toEqual(before);
  });

  it('rejects an import without a known version', async () => {
    await expect(
      syncWorkspace({
        'libs/laces/src/index.ts': "import { knot } from 'unknown-knots';\nexport const lace = knot;\n",
      }),
    ).rejects.toThrow('@lyng/laces: unknown-knots has no version in the root package.json');
  });
});
