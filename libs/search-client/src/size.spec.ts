import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const kib = 1024;
const entryPoint = join(__dirname, 'index.ts');

/**
 * Bundles an export of the entry point as a shop would: minified, tree-shaken, compressed with brotli. In a process of
 * its own, because Jest cannot load the bundler.
 */
function brotliBytes(what: string): number {
  const script = `
    import { brotliCompressSync } from 'node:zlib';
    import { build } from 'vite';
    const entry = { name: 'entry', resolveId: (id) => (id === 'entry' ? id : undefined), load: (id) => (id === 'entry' ? ${JSON.stringify(`export ${what} from ${JSON.stringify(entryPoint)}`)} : undefined) };
    const { output } = await build({
      configFile: false, logLevel: 'silent', plugins: [entry], resolve: { conditions: ['@lyng/source'] },
      build: { write: false, target: 'es2022', modulePreload: false, rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
    });
    console.log(brotliCompressSync(output[0].code).length);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: __dirname, encoding: 'utf8' }),
  );
}

describe('the client, minified and in brotli', () => {
  it.each([
    ['all, with everything it needs', '*', 4 * kib],
    ['autocomplete alone', '{ latestOnly, queryAutocomplete }', 2 * kib],
    ['a notification alone', '{ notifyClick }', 1 * kib],
    ['the keys alone', '{ createSearchSession }', 0.5 * kib],
  ])('%s (%s) is at most %d bytes', (_name, what, budget) => {
    const bytes = brotliBytes(what);
    expect(bytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});
