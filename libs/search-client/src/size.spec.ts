import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const kib = 1024;
const entryPoint = join(__dirname, 'index.ts');

/**
 * Bundles exports of the entry point as a shop would: minified, tree-shaken, compressed with brotli. All of them in one
 * process of its own, because Jest cannot load the bundler.
 */
function brotliBytes(exported: readonly string[]): readonly number[] {
  const script = `
    import { brotliCompressSync } from 'node:zlib';
    import { build } from 'vite';
    for (const what of ${JSON.stringify(exported)}) {
      const code = 'export ' + what + ' from ' + ${JSON.stringify(JSON.stringify(entryPoint))};
      const entry = { name: 'entry', resolveId: (id) => (id === 'entry' ? id : undefined), load: (id) => (id === 'entry' ? code : undefined) };
      const { output } = await build({
        configFile: false, logLevel: 'silent', plugins: [entry], resolve: { conditions: ['@lyng/source'] },
        build: { write: false, target: 'es2022', modulePreload: false, rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
      });
      console.log(brotliCompressSync(output[0].code).length);
    }`;
  const run = ['--input-type=module', '--eval', script];
  return execFileSync(process.execPath, run, { cwd: __dirname, encoding: 'utf8' }).trim().split('\n').map(Number);
}

it('the client, minified and in brotli, is within its budgets: all of it, and parts alone', () => {
  const budgets = {
    '*': 4 * kib,
    '{ latestOnly, queryAutocomplete }': 2 * kib,
    '{ notifyClick }': 1 * kib,
    '{ createSearchSession }': 0.5 * kib,
  };
  const sizes = brotliBytes(Object.keys(budgets));
  expect(sizes.filter((bytes) => bytes > 100)).toHaveLength(4);
  expect(Object.entries(budgets).filter(([, budget], index) => (sizes[index] ?? 0) > budget)).toEqual([]);
});
