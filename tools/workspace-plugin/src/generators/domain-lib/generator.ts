import type { Tree } from '@nx/devkit';
import { type DomainLibOptions, libraryFiles } from './library-files.ts';

interface ProjectReferences {
  references: { path: string }[];
}

/** Adds `path` to the root `tsconfig.json`, which is how `tsc -b` finds every project. */
function addReference(tree: Tree, path: string): void {
  const text = tree.read('tsconfig.json', 'utf8') ?? '{ "files": [], "references": [] }';
  const config = JSON.parse(text) as ProjectReferences;
  if (config.references.some((reference) => reference.path === path)) return;
  const references = [...config.references, { path }].sort((a, b) => a.path.localeCompare(b.path));
  tree.write('tsconfig.json', `${JSON.stringify({ ...config, references }, undefined, 2)}\n`);
}

function addOwner(tree: Tree, folder: string, owner: string): void {
  const lines = (tree.read('CODEOWNERS', 'utf8') ?? '').split('\n').filter((line) => line !== '');
  const others = lines.filter((line) => !line.startsWith(`/${folder}/ `));
  tree.write('CODEOWNERS', `${[...others, `/${folder}/ ${owner}`].sort().join('\n')}\n`);
}

/** `nx g @lyng/workspace-plugin:domain-lib favourites --purpose "…"`: files that already stand are kept. */
export default async function domainLibGenerator(tree: Tree, options: Partial<DomainLibOptions>): Promise<void> {
  const { name, purpose, type = 'domain', owner = '@lyng/storefront' } = options;
  if (!name || !purpose) {
    throw new Error(
      '@lyng/workspace-plugin: domain-lib needs a name and a purpose. Pass both: domain-lib returns --purpose "…".',
    );
  }
  const folder = `libs/${name}`;
  for (const [path, content] of Object.entries(libraryFiles({ name, purpose, type, owner }))) {
    if (!tree.exists(`${folder}/${path}`)) tree.write(`${folder}/${path}`, content);
  }
  addReference(tree, `./${folder}`);
  addOwner(tree, folder, owner);
}
