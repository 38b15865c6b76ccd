import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { readText } from '../../testing/workspace.ts';
import { withScreen } from './add-screen.ts';
import pageGenerator from './generator.ts';

const routeTable = 'libs/routing/src/lib/core/route-table.ts';
const feature = 'libs/returns/src/feature.ts';

/** The repository's own route table, so that this fails when it takes another shape. */
const workspace = (): Tree => {
  const tree = createTree();
  tree.write(routeTable, readText(routeTable));
  tree.write('libs/returns/package.json', '{}');
  return tree;
};

const giftCards = { name: 'gift-cards', library: 'returns', title: 'Gift cards' };
const paths = { da: 'gavekort', sv: 'presentkort', nb: 'gavekort', fi: 'lahjakortti' };

const featureOf = (body: string): string =>
  `import { defineFeature } from '@lyng/feature';\n\nexport const returns = defineFeature({\n${body}});\n`;
const screen = (name: string, property = name): string =>
  `    ${property}: {\n      page: () => import('./lib/screens/${name}/page.tsx'),\n      data: () => import('./lib/screens/${name}/data.ts'),\n    },\n`;
const giftCardsScreen = screen('gift-cards', "'gift-cards'");

describe('page', () => {
  it('makes both halves of a page, and names it in the route table and the library’s feature', async () => {
    const tree = workspace();
    await pageGenerator(tree, { ...giftCards, ...paths });
    const folder = 'libs/returns/src/lib/screens/gift-cards';
    expect(tree.read(`${folder}/data.ts`, 'utf8')).toContain("alternatesOf(app, 'gift-cards', {})");
    expect(tree.read(`${folder}/page.tsx`, 'utf8')).toContain('export const Component = () =>');
    const table = tree.read(routeTable, 'utf8') ?? '';
    expect(table).toContain(
      "  'gift-cards': { paths: { sv: 'presentkort', da: 'gavekort', fi: 'lahjakortti', nb: 'gavekort' }, pageType: 'content' },\n",
    );
    // The last screen takes every address.
    expect(table.indexOf("'gift-cards'")).toBeLessThan(table.indexOf('  content: {'));
    expect(tree.read(feature, 'utf8')).toBe(featureOf(`  id: 'returns',\n  screens: {\n${giftCardsScreen}  },\n`));
  });

  it('leaves the route table alone when it has the screen, and changes nothing the second time', async () => {
    const tree = workspace();
    const options = { ...giftCards, name: 'register-return', title: 'Register a return' };
    await pageGenerator(tree, options);
    expect(tree.read(routeTable, 'utf8')).toBe(readText(routeTable));
    const once = tree.read(feature, 'utf8');
    tree.write('libs/returns/src/lib/screens/register-return/page.tsx', 'changed');
    await pageGenerator(tree, options);
    expect(tree.read(feature, 'utf8')).toBe(once);
    expect(tree.read('libs/returns/src/lib/screens/register-return/page.tsx', 'utf8')).toBe('changed');
  });

  it('fails without a library, a title, paths for a new screen, and a known shape of what it changes', async () => {
    const { library: _, ...withoutLibrary } = giftCards;
    await expect(pageGenerator(workspace(), withoutLibrary)).rejects.toThrow(/a name, a library and a title/);
    await expect(pageGenerator(workspace(), { ...giftCards, library: 'gifts' })).rejects.toThrow(/no library "gifts"/);
    await expect(pageGenerator(workspace(), giftCards)).rejects.toThrow(/has no screen "gift-cards"/);
    for (const file of [routeTable, feature]) {
      const changed = workspace();
      changed.write(file, 'export const returns = {};\n');
      await expect(pageGenerator(changed, { ...giftCards, ...paths })).rejects.toThrow(/by hand/);
    }
  });
});

describe('the feature with a new screen', () => {
  it('has it in front of its other screens', () => {
    const bodyOf = (screens: string) => `  id: 'returns',\n  screens: {\n${screens}  },\n  slices: [returnsSlice],\n`;
    expect(withScreen(featureOf(bodyOf(screen('faq'))), 'gift-cards')).toBe(
      featureOf(bodyOf(giftCardsScreen + screen('faq'))),
    );
  });

  it('has it behind everything else when it is the first', () => {
    const body = "  id: 'returns',\n  fills: { overlay: () => import('./lib/fills/panel.tsx') },\n";
    expect(withScreen(featureOf(body), 'gift-cards')).toBe(featureOf(`${body}  screens: {\n${giftCardsScreen}  },\n`));
  });

  it('is unchanged when it has the screen, even with the same words in a comment', () => {
    const source = featureOf(
      `  id: 'returns',\n  // screens: {} of gift-cards\n  screens: {\n${giftCardsScreen}  },\n`,
    );
    expect(withScreen(source, 'gift-cards')).toBe(source);
  });

  it.each([
    ['its screens are a variable', featureOf("  id: 'returns',\n  screens,\n")],
    ['it is not formatted', "export const returns = defineFeature({ id: 'returns' });\n"],
  ])('cannot be made when %s', (_, source) => {
    expect(withScreen(source, 'gift-cards')).toBeUndefined();
  });
});
