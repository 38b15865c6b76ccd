import { generateFiles, names, OverwriteStrategy, updateJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { join } from 'node:path';

interface DomainLibOptions {
  readonly name: string;
  readonly purpose: string;
  readonly type: 'domain' | 'client' | 'platform' | 'ui' | 'model';
  readonly owner: string;
}

/** Adds `path` to the root `tsconfig.json`, which is how `tsc -b` finds every project. */
const addReference = (tree: Tree, path: string): void =>
  updateJson(tree, 'tsconfig.json', (config: { readonly references: readonly { readonly path: string }[] }) => {
    const others = config.references.filter((reference) => reference.path !== path);
    return { ...config, references: [...others, { path }].sort((a, b) => a.path.localeCompare(b.path)) };
  });

/** Adds the library to the root `package.json`, so that every project finds it by its name. */
const addPackage = (tree: Tree, name: string): void =>
  updateJson(tree, 'package.json', (manifest: { readonly devDependencies: Readonly<Record<string, string>> }) => {
    const entries = Object.entries({ ...manifest.devDependencies, [name]: 'workspace:*' });
    return { ...manifest, devDependencies: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) };
  });

/** Adds an owner behind the other libraries; an existing owner stays. */
function addOwner(tree: Tree, folder: string, owner: string): void {
  const lines = (tree.read('CODEOWNERS', 'utf8') ?? '')
    .split('\n')
    .filter((line, index, all) => line !== '' || index < all.length - 1);
  if (lines.some((line) => line.startsWith(`/${folder}/ `))) return;
  const last = lines.findLastIndex((line) => line.startsWith('/libs/'));
  tree.write(
    'CODEOWNERS',
    `${lines.toSpliced(last < 0 ? lines.length : last + 1, 0, `/${folder}/ ${owner}`).join('\n')}\n`,
  );
}

/** `nx g @lyng/workspace-plugin:domain-lib returns --purpose "…"`: existing files stay. */
export default async function domainLibGenerator(tree: Tree, options: Partial<DomainLibOptions>): Promise<void> {
  const { name, purpose, type = 'domain', owner = '@lyng/storefront' } = options;
  if (!name || !purpose) {
    throw new Error(
      '@lyng/workspace-plugin: domain-lib needs a name and a purpose. Pass both: domain-lib returns --purpose "…".',
    );
  }
  const folder = `libs/${name}`;
  const isDomain = type === 'domain';
  const substitutions = {
    name,
    propertyName: names(name).propertyName,
    purpose,
    type,
    owner,
    scope: isDomain || type === 'client' ? name : 'shared',
    entries: isDomain ? ['index', 'core', 'testing', 'feature'] : ['index'],
  };
  for (const files of isDomain ? ['every-library', 'domain'] : ['every-library']) {
    generateFiles(tree, join(import.meta.dirname, 'files', files), folder, substitutions, {
      overwriteStrategy: OverwriteStrategy.KeepExisting,
    });
  }
  addReference(tree, `./${folder}`);
  addPackage(tree, `@lyng/${name}`);
  addOwner(tree, folder, owner);
}
