import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const files = globSync('{libs,apps,tools}/*/jest.config.mjs', { cwd: import.meta.dirname });
const configs = await Promise.all(files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href)));

/** For runs from the root: `tools/bin/jest libs/routing`. Nx runs each project's own configuration. */
export default {
  testTimeout: 300_000,
  projects: configs.flatMap(({ default: config }) => config.projects),
};
