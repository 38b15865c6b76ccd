import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jestConfig } from './tools/presets/jest.mjs';

/** For runs from the root: `tools/bin/jest libs/routing`. Nx runs each project's own configuration. */
export default {
  testTimeout: 60_000,
  projects: globSync('{libs,apps,tools}/*/jest.config.mjs', { cwd: import.meta.dirname }).flatMap(
    (file) => jestConfig(join(import.meta.dirname, dirname(file))).projects,
  ),
};
