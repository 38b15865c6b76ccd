// Holds @lyng/ui to "you pay for what you import": bundles one component alone from the built library, as a consumer's bundler
// does. Its JavaScript is counted in brotli bytes, without what every shop has anyway (React and Lingui).
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../setup/runtime.mjs';

const name = 'Button';
/** Brotli bytes. */
const budget = 1.5 * 1024;
const shared = /^(?:react|react-dom|@lingui\/core|@lingui\/react)(?:\/|$)/;
const library = join(root, 'libs/ui/dist/index.js');
const entry = '\0one-import';

const { output } = await build({
  root,
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'one-import',
      resolveId: (id) => (id === entry ? id : undefined),
      load: (id) => (id === entry ? `export { ${name} } from ${JSON.stringify(library)};` : undefined),
    },
  ],
  build: {
    write: false,
    minify: true,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: shared },
  },
});
const bytes = output
  .filter(({ type }) => type === 'chunk')
  .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
console.log(`${name}: ${bytes} of ${budget} bytes`);
process.exitCode = bytes > budget ? 1 : 0;
