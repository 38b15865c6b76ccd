import type { Feature } from '@lyng/feature';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { serverFeatures } from '../features.server.ts';

export const appFolder = join(import.meta.dirname, '../..');

/** The folder of each feature's files, by the feature's id. */
const folders = new Map(
  globSync(['src/{frame,home}/feature*.ts', '../../libs/*/src/feature.ts'], { cwd: appFolder }).flatMap((file) => {
    const path = join(appFolder, file);
    const [, id] = /\bid: '([\w-]+)'/.exec(readFileSync(path, 'utf8')) ?? [];
    return id === undefined ? [] : [[id, dirname(path)] as const];
  }),
);

/** The file that a lazy import of a feature loads, relative to the app, as in the build's manifest. */
export function sourceOf({ id }: Pick<Feature, 'id'>, load: () => unknown): string {
  const [, specifier] = /require\("([^"]+)"\)/.exec(String(load)) ?? [];
  const folder = folders.get(id);
  if (specifier === undefined || folder === undefined)
    throw new Error(`@lyng/storefront: the feature ${id} has an import without a file: ${String(load)}`);
  return relative(appFolder, join(folder, specifier));
}

const loadsOf = ({ screens = {}, fills = {}, server }: Feature): readonly (() => unknown)[] => [
  ...Object.values(screens).map(({ page }) => page),
  ...Object.values(fills),
  ...Object.values(server?.messages ?? {}).flatMap((table) => Object.values(table)),
];

/** Adds to the lazy imports of the features what the server's build adds: the names of their files. */
export function nameSources(): void {
  for (const feature of serverFeatures)
    for (const load of loadsOf(feature)) Object.assign(load, { source: sourceOf(feature, load) });
}
