import { FsTree } from 'nx/src/generators/tree.js';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import domainLibGenerator from './generator.ts';

const emptyWorkspace = (): FsTree => {
  const folder = mkdtempSync(join(tmpdir(), 'domain-lib-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "files": [], "references": [{ "path": "./libs/zebra" }] }');
  return new FsTree(folder, false);
};

describe('domain-lib', () => {
  it('makes a publishable domain library with doors, tags, texts, story and API test', async () => {
    const tree = emptyWorkspace();
    await domainLibGenerator(tree, { name: 'returns', purpose: "Registers what a shopper's parcel brings back." });
    expect(
      tree
        .listChanges()
        .map(({ path }) => path)
        .sort(),
    ).toMatchInlineSnapshot(`
[
  "CODEOWNERS",
  "libs/returns/README.md",
  "libs/returns/jest.config.mjs",
  "libs/returns/package.json",
  "libs/returns/src/index.spec.ts",
  "libs/returns/src/index.ts",
  "libs/returns/src/locales/da.po",
  "libs/returns/src/locales/fi.po",
  "libs/returns/src/locales/nb.po",
  "libs/returns/src/locales/sv.po",
  "libs/returns/src/overview.stories.tsx",
  "libs/returns/tsconfig.json",
  "libs/returns/vite.config.mjs",
  "tsconfig.json",
]
`);
    const manifest = JSON.parse(tree.read('libs/returns/package.json', 'utf8') ?? '');
    expect(manifest).toMatchObject({
      name: '@lyng/returns',
      type: 'module',
      nx: { tags: ['type:domain', 'scope:returns'] },
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    });
  });

  it('adds the library to the build order and to its owners', async () => {
    const tree = emptyWorkspace();
    await domainLibGenerator(tree, { name: 'returns', purpose: 'Returns.', owner: '@lyng/after-sales' });
    expect(JSON.parse(tree.read('tsconfig.json', 'utf8') ?? '').references).toEqual([
      { path: './libs/returns' },
      { path: './libs/zebra' },
    ]);
    expect(tree.read('CODEOWNERS', 'utf8')).toBe('/libs/returns/ @lyng/after-sales\n');
  });

  it('keeps files that already stand', async () => {
    const tree = emptyWorkspace();
    tree.write('libs/returns/src/index.ts', "export { returnReasons } from './lib/core/return-reasons.ts';\n");
    await domainLibGenerator(tree, { name: 'returns', purpose: 'Returns.' });
    expect(tree.read('libs/returns/src/index.ts', 'utf8')).toContain('returnReasons');
  });

  it('refuses a library without a purpose', async () => {
    await expect(domainLibGenerator(emptyWorkspace(), { name: 'returns' })).rejects.toThrow(
      /needs a name and a purpose/,
    );
  });
});
