import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves source maps away from what the shop serves, to `folder`, for anyone who reads the stack of an error that
 * a shopper's browser reports. With `sourcemap: 'hidden'` no file names them.
 */
export const hiddenMaps = (folder) => ({
  name: 'lyng:hidden-maps',
  apply: 'build',
  writeBundle({ dir }) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const assets = join(dir, 'assets');
    for (const name of readdirSync(assets).filter((file) => file.endsWith('.map')))
      renameSync(join(assets, name), join(folder, name));
  },
});
