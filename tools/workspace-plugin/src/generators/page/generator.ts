import { generateFiles, OverwriteStrategy } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addScreen, key } from './add-screen.ts';

type Paths = Partial<Record<'da' | 'sv' | 'nb' | 'fi', string>>;

interface PageOptions extends Paths {
  readonly name: string;
  readonly library: string;
  readonly title: string;
}

const routeTable = 'libs/routing/src/lib/core/route-table.ts';
/** New rows come before this one: `content`, which takes every address, must stay behind them. */
const nextRow = "  member: { paths: ['{slug}-member']";

function addToRouteTable(tree: Tree, { name, da, sv, nb, fi }: PageOptions): void {
  const source = tree.read(routeTable, 'utf8') ?? '';
  if (source.includes(`\n  ${key(name)}: {`)) return;
  if (!da || !sv || !nb || !fi) {
    throw new Error(
      `@lyng/workspace-plugin: the route table has no screen "${name}". Pass its paths: --da … --sv … --nb … --fi ….`,
    );
  }
  const index = source.indexOf(nextRow);
  if (index < 0)
    throw new Error(
      `@lyng/workspace-plugin: ${routeTable} has no "${nextRow.trim()}" to write the page before. Add the page by hand, as docs/contributing.md says.`,
    );
  const row = `  ${key(name)}: { paths: { sv: '${sv}', da: '${da}', fi: '${fi}', nb: '${nb}' }, pageType: 'content' },\n`;
  tree.write(routeTable, source.slice(0, index) + row + source.slice(index));
}

/** `nx g @lyng/workspace-plugin:page gift-cards --library returns --title "Gift cards"`: both halves of a page, its entry in the library's feature and its row of the route table. */
export default async function pageGenerator(tree: Tree, options: Partial<PageOptions>): Promise<void> {
  const { name, library, title } = options;
  if (!name || !library || !title)
    throw new Error(
      '@lyng/workspace-plugin: page needs a name, a library and a title: page gift-cards --library returns --title "Gift cards".',
    );
  if (!tree.exists(`libs/${library}/package.json`))
    throw new Error(
      `@lyng/workspace-plugin: there is no library "${library}" for the page. Create it first: domain-lib ${library} --purpose "…".`,
    );
  addToRouteTable(tree, { ...options, name, library, title });
  addScreen(tree, library, name);
  generateFiles(
    tree,
    join(import.meta.dirname, 'files'),
    `libs/${library}/src/lib/screens/${name}`,
    { name, title },
    { overwriteStrategy: OverwriteStrategy.KeepExisting },
  );
}
