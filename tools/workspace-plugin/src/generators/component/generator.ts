import { generateFiles, names, OverwriteStrategy } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { join } from 'node:path';

interface ComponentOptions {
  readonly name: string;
  readonly library: string;
  readonly purpose: string;
  /** The folder of a component in a library of type `ui`. */
  readonly group: 'primitives' | 'commerce';
}

interface Manifest {
  readonly nx?: { readonly tags?: readonly string[] };
}

/** `nx g @lyng/workspace-plugin:component ReturnForm --library returns --purpose "…"`: existing files stay. */
export default async function componentGenerator(
  tree: Tree,
  { name, library, purpose, group = 'primitives' }: Partial<ComponentOptions>,
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
  const folder = `libs/${library}/src/lib/${isUi ? group : 'react'}/${fileName}`;
  const substitutions = { name, library, purpose, className: propertyName };
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, substitutions, {
    overwriteStrategy: OverwriteStrategy.KeepExisting,
  });
}
