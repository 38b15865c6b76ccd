import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import domainLibGenerator from './generator.ts';

const emptyWorkspace = (): Tree => {
  const tree = createTree();
  tree.write('tsconfig.json', '{ "files": [], "references": [{ "path": "./libs/zebra" }] }');
  tree.write('package.json', '{ "devDependencies": { "@lyng/zebra": "workspace:*", "@lyng/apple": "workspace:*" } }');
  return tree;
};

const pathsOf = (tree: Tree): readonly string[] =>
  tree
    .listChanges()
    .map(({ path }) => path)
    // `createTree` adds it.
    .filter((path) => path !== '.prettierrc')
    .sort();

const readJson = (tree: Tree, file: string) => JSON.parse(tree.read(file, 'utf8') ?? '');

describe('domain-lib', () => {
  it('makes a publishable domain library with layers, entry points, feature, tags, texts, story and export report', async () => {
    const tree = emptyWorkspace();
    await domainLibGenerator(tree, { name: 'returns', purpose: "Registers what a shopper's parcel brings back." });
    expect(pathsOf(tree)).toEqual([
      'CODEOWNERS',
      'libs/returns/README.md',
      'libs/returns/etc/exports.txt',
      'libs/returns/jest.config.mjs',
      'libs/returns/package.json',
      'libs/returns/src/core.ts',
      'libs/returns/src/feature.ts',
      'libs/returns/src/index.ts',
      ...['core', 'fills', 'ports', 'react', 'screens', 'server', 'state', 'tab', 'testing', 'wire'].map(
        (layer) => `libs/returns/src/lib/${layer}/.gitkeep`,
      ),
      ...['da', 'fi', 'nb', 'sv'].map((language) => `libs/returns/src/locales/${language}.po`),
      'libs/returns/src/overview.stories.tsx',
      'libs/returns/src/testing.ts',
      'libs/returns/tsconfig.json',
      'libs/returns/vite.config.mjs',
      'package.json',
      'tsconfig.json',
    ]);
    const manifest = readJson(tree, 'libs/returns/package.json');
    expect(manifest).toMatchObject({
      name: '@lyng/returns',
      description: "Registers what a shopper's parcel brings back.",
      type: 'module',
      nx: { tags: ['type:domain', 'scope:returns'] },
    });
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './core',
      './testing',
      './feature',
      './locales/*',
      './package.json',
    ]);
    expect(manifest.exports['./core']).toEqual({
      '@lyng/source': './src/core.ts',
      types: './dist/core.d.ts',
      default: './dist/core.js',
    });
    expect(tree.read('libs/returns/src/feature.ts', 'utf8')).toBe(
      "import { defineFeature } from '@lyng/feature';\n\nexport const returns = defineFeature({\n  id: 'returns',\n});\n",
    );
    expect(tree.read('libs/returns/etc/exports.txt', 'utf8')).toBe('./feature returns\n');
    expect(tree.read('libs/returns/src/overview.stories.tsx', 'utf8')).toContain(
      "purpose: 'Registers what a shopper\\'s parcel brings back.'",
    );
  });

  it.each([
    ['client', 'scope:returns'],
    ['platform', 'scope:shared'],
  ] as const)('makes a %s library with one entry point, without layers and texts', async (type, scope) => {
    const tree = emptyWorkspace();
    await domainLibGenerator(tree, { name: 'returns', purpose: 'Returns.', type });
    expect(pathsOf(tree).filter((path) => /\/lib\/|locales|core\.ts|testing\.ts|feature\.ts/.test(path))).toEqual([]);
    expect(readJson(tree, 'libs/returns/package.json').nx.tags).toEqual([`type:${type}`, scope]);
    expect(Object.keys(readJson(tree, 'libs/returns/package.json').exports)).toEqual(['.', './package.json']);
  });

  it('adds the library to the build order, to the packages that every project finds, and to its owners', async () => {
    const tree = emptyWorkspace();
    tree.write('CODEOWNERS', '# Owners\n* @lyng/platform\n\n/libs/cart/ @lyng/cart\n\n/tools/ @lyng/platform\n');
    await domainLibGenerator(tree, { name: 'returns', purpose: 'Returns.', owner: '@lyng/after-sales' });
    expect(readJson(tree, 'tsconfig.json').references).toEqual([{ path: './libs/returns' }, { path: './libs/zebra' }]);
    expect(Object.keys(readJson(tree, 'package.json').devDependencies)).toEqual([
      '@lyng/apple',
      '@lyng/returns',
      '@lyng/zebra',
    ]);
    expect(tree.read('CODEOWNERS', 'utf8')).toBe(
      '# Owners\n* @lyng/platform\n\n/libs/cart/ @lyng/cart\n/libs/returns/ @lyng/after-sales\n\n/tools/ @lyng/platform\n',
    );
  });

  it('keeps files and an owner that already exist', async () => {
    const tree = emptyWorkspace();
    tree.write('CODEOWNERS', '/libs/returns/ @lyng/after-sales\n');
    tree.write('libs/returns/src/index.ts', "export { returnReasons } from './lib/core/return-reasons.ts';\n");
    await domainLibGenerator(tree, { name: 'returns', purpose: 'Returns.' });
    expect(tree.read('libs/returns/src/index.ts', 'utf8')).toContain('returnReasons');
    expect(tree.read('CODEOWNERS', 'utf8')).toBe('/libs/returns/ @lyng/after-sales\n');
  });

  it('fails without a purpose', async () => {
    await expect(domainLibGenerator(emptyWorkspace(), { name: 'returns' })).rejects.toThrow(
      /needs a name and a purpose/,
    );
  });
});
