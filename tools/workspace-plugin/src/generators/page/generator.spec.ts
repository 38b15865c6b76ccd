import { FsTree } from 'nx/src/generators/tree.js';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readText } from '../../testing/workspace.ts';
import pageGenerator from './generator.ts';

const routeTable = 'libs/routing/src/lib/core/route-table.ts';
const screens = 'apps/storefront/src/routes/screens.ts';
const routeFiles = 'apps/storefront/src/server/route-files.ts';

/** The repository's own lists, so that this fails when one of them takes another shape. */
const workspace = (): FsTree => {
  const tree = new FsTree(mkdtempSync(join(tmpdir(), 'page-')), false);
  for (const file of [routeTable, screens, routeFiles]) tree.write(file, readText(file));
  return tree;
};

const paths = { da: 'gavekort', sv: 'presentkort', nb: 'gavekort', fi: 'lahjakortti' };

describe('page', () => {
  it('makes both halves of a page and names it in the route table and both lists of screens', async () => {
    const tree = workspace();
    await pageGenerator(tree, { name: 'gift-cards', title: 'Gift cards', ...paths });
    expect(tree.read('apps/storefront/src/routes/gift-cards/gift-cards-loader.ts', 'utf8')).toContain(
      "alternatesOf(app, 'gift-cards', {})",
    );
    expect(tree.read('apps/storefront/src/routes/gift-cards/gift-cards-route.tsx', 'utf8')).toContain(
      "from './gift-cards-loader.ts'",
    );
    expect(tree.read(routeTable, 'utf8')).toContain(
      "  'gift-cards': { paths: { sv: 'presentkort', da: 'gavekort', fi: 'lahjakortti', nb: 'gavekort' }, pageType: 'content' },\n",
    );
    expect(tree.read(screens, 'utf8')).toContain(
      "const giftCards: Screen = {\n  route: () => import('./gift-cards/gift-cards-route.tsx'),",
    );
    expect(tree.read(screens, 'utf8')).toContain("  'gift-cards': giftCards,\n  'not-found': notFound,");
    expect(tree.read(routeFiles, 'utf8')).toContain("  ...all(['gift-cards'], 'gift-cards/gift-cards'),\n]);");
  });

  it('puts a screen before the one that takes every address', async () => {
    const tree = workspace();
    await pageGenerator(tree, { name: 'gift-cards', title: 'Gift cards', ...paths });
    const table = tree.read(routeTable, 'utf8') ?? '';
    expect(table.indexOf("'gift-cards'")).toBeLessThan(table.indexOf('  content: {'));
  });

  it('leaves the route table alone when it has the screen, and changes nothing the second time', async () => {
    const tree = workspace();
    await pageGenerator(tree, { name: 'register-return', title: 'Register a return' });
    expect(tree.read(routeTable, 'utf8')).toBe(readText(routeTable));
    const once = [screens, routeFiles].map((file) => tree.read(file, 'utf8'));
    await pageGenerator(tree, { name: 'register-return', title: 'Register a return' });
    expect([screens, routeFiles].map((file) => tree.read(file, 'utf8'))).toEqual(once);
  });

  it('fails without a title, without paths for a new screen, and where a list has another shape', async () => {
    await expect(pageGenerator(workspace(), { name: 'gift-cards' })).rejects.toThrow(/a name and a title/);
    await expect(pageGenerator(workspace(), { name: 'gift-cards', title: 'Gift cards' })).rejects.toThrow(
      /has no screen "gift-cards"/,
    );
    const changed = workspace();
    changed.write(screens, 'export const screens = {};\n');
    await expect(pageGenerator(changed, { name: 'gift-cards', title: 'Gift cards', ...paths })).rejects.toThrow(
      /Add the page by hand/,
    );
  });
});
