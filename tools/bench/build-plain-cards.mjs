// Compiles plain-cards.tsx for the server as the storefront is compiled: build-plain-cards.mjs <folder>.
import { join } from 'node:path';
import { build } from 'vite';
import { sourcePlugins } from '../presets/vite-lib.mjs';

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: sourcePlugins(),
  resolve: { conditions: ['@lyng/source', 'module', 'node'] },
  ssr: {
    noExternal: [/^@lyng\//],
    resolve: { conditions: ['@lyng/source', 'module', 'node'], externalConditions: ['node'] },
  },
  build: {
    target: 'es2022',
    ssr: join(import.meta.dirname, 'plain-cards.tsx'),
    outDir: process.argv[2],
    emptyOutDir: true,
  },
});
