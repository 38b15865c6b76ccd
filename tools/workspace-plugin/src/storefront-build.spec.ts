import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deferredImports } from '../../presets/vite-deferred-imports.mjs';
import { messageEntries } from '../../presets/vite-import-sources.mjs';
import { root } from './testing/workspace.ts';

const shops = ['apps/outlet', 'apps/storefront'];

describe.each(shops)('the build of %s', (shop) => {
  it('names its text files by project and language, without the folder that it is built in', () => {
    const names = Object.keys(messageEntries(join(root, shop)));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !/^[a-z][a-z-]*-(da|sv|nb|fi)$/.test(name))).toEqual([]);
  });

  it('lists every import that a feature of its own defers', () => {
    const { transform, load } = deferredImports(join(root, shop));
    const own = globSync('src/**/feature.ts', { cwd: join(root, shop) }).map((file) => join(root, shop, file));
    for (const file of own)
      expect(transform.handler(readFileSync(file, 'utf8'), file)?.code).toMatch(/\w: later\(\d+\)/);
    const feature = "export const one = { data: () => import('./data.ts') };";
    expect(() => transform.handler(feature, join(root, shop, 'src/unknown/feature.ts'))).toThrow('not among those');
    expect(load.handler('\0virtual:deferred-imports')).toContain('() => import(');
  });
});
