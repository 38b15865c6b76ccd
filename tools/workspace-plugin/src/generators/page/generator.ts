import { generateFiles, names, OverwriteStrategy } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { join } from 'node:path';

type Paths = Partial<Record<'da' | 'sv' | 'nb' | 'fi', string>>;

interface PageOptions extends Paths {
  readonly name: string;
  readonly title: string;
}

const routes = 'apps/storefront/src/routes';
const routeTable = 'libs/routing/src/lib/core/route-table.ts';
const screens = `${routes}/screens.ts`;
const routeFiles = 'apps/storefront/src/server/route-files.ts';

/** A property's name as it is written in source. */
const key = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/** Writes `text` before the one place where `anchor` begins. */
function insertBefore(tree: Tree, file: string, anchor: string, text: string): void {
  const source = tree.read(file, 'utf8') ?? '';
  const index = source.indexOf(anchor);
  if (index < 0)
    throw new Error(
      `@lyng/workspace-plugin: ${file} has no "${anchor.trim()}" to write the page before. Add the page by hand, as docs/contributing.md says.`,
    );
  if (!source.includes(text)) tree.write(file, source.slice(0, index) + text + source.slice(index));
}

function addToRouteTable(tree: Tree, { name, da, sv, nb, fi }: PageOptions): void {
  if ((tree.read(routeTable, 'utf8') ?? '').includes(`\n  ${key(name)}: {`)) return;
  if (!da || !sv || !nb || !fi) {
    throw new Error(
      `@lyng/workspace-plugin: the route table has no screen "${name}". Pass its paths: --da … --sv … --nb … --fi ….`,
    );
  }
  const row = `  ${key(name)}: { paths: { sv: '${sv}', da: '${da}', fi: '${fi}', nb: '${nb}' }, pageType: 'content' },\n`;
  insertBefore(tree, routeTable, "  member: { paths: ['{slug}-member']", row);
}

/** `nx g @lyng/workspace-plugin:page register-return --title "Register a return"`: both halves of a page, and the three lists that name it. */
export default async function pageGenerator(tree: Tree, options: Partial<PageOptions>): Promise<void> {
  const { name, title } = options;
  if (!name || !title)
    throw new Error(
      '@lyng/workspace-plugin: page needs a name and a title: page register-return --title "Register a return".',
    );
  const { propertyName } = names(name);
  addToRouteTable(tree, { ...options, name, title });
  const folder = `${routes}/${name}`;
  generateFiles(
    tree,
    join(import.meta.dirname, 'files'),
    folder,
    { name, title },
    { overwriteStrategy: OverwriteStrategy.KeepExisting },
  );
  const file = `./${name}/${name}`;
  const screen = `const ${propertyName}: Screen = {\n  route: () => import('${file}-route.tsx'),\n  load: () => import('${file}-loader.ts'),\n};\n`;
  insertBefore(tree, screens, 'const nothing = ()', screen);
  insertBefore(
    tree,
    screens,
    "  'not-found': notFound,",
    propertyName === name ? `  ${name},\n` : `  '${name}': ${propertyName},\n`,
  );
  insertBefore(tree, routeFiles, ']);\n\n/**', `  ...all(['${name}'], '${name}/${name}'),\n`);
}
