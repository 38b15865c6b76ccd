import { generateFiles, names, OverwriteStrategy } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { join } from 'node:path';

interface ComponentOptions {
  readonly name: string;
  readonly library: string;
  readonly purpose: string;
}

interface Manifest {
  readonly nx?: { readonly tags?: readonly string[] };
}

/** `nx g @lyng/workspace-plugin:component ReturnForm --library returns --purpose "…"`: files that already exist are kept. */
export default async function componentGenerator(
  tree: Tree,
  { name, library, purpose }: Partial<ComponentOptions>,
): Promise<void> {
  if (!name || !library || !purpose) {
    throw new Error(
      '@lyng/workspace-plugin: component needs a name, a library and a purpose: component ReturnForm --library returns --purpose "…".',
    );
  }
  const manifest = tree.read(`libs/${library}/package.json`, 'utf8');
  if (manifest === null)
    throw new Error(
      `@lyng/workspace-plugin: there is no libs/${library}. Make it first: domain-lib ${library} --purpose "…".`,
    );
  const isUi = (JSON.parse(manifest) as Manifest).nx?.tags?.includes('type:ui') === true;
  const { fileName, propertyName } = names(name);
  const folder = `libs/${library}/src/lib/${isUi ? '' : 'react/'}${fileName}`;
  const substitutions = { name, library, purpose, className: propertyName };
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, substitutions, {
    overwriteStrategy: OverwriteStrategy.KeepExisting,
  });
}
