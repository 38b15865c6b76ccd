// Holds @lyng/ui to "you pay for what you import": bundles each component alone from the built library, as a consumer's
// bundler does, and prints its JavaScript in brotli bytes without what every shop has anyway (React and Lingui).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../setup/runtime.mjs';

const kib = 1024;
/** Brotli bytes of a bundle that imports this one name. */
const budgets = { Button: 1.5 * kib };
const shared = /^(?:react|react-dom|@lingui\/core|@lingui\/react)(?:\/|$)/;
const library = join(root, 'libs/ui/dist/index.js');

/** The size of a bundle of one exported name: at first, and the lazy part that comes with the first use. */
async function weigh(name) {
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
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first)
    chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((chunk) => first.add(chunk));
  const bytes = (some) => some.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  return { name, first: bytes([...first]), lazy: bytes(chunks.filter((chunk) => !first.has(chunk))) };
}

const names = [...readFileSync(library, 'utf8').matchAll(/^export \{([^}]+)\}/gm)]
  .flatMap(([, list]) => list.split(','))
  .map((name) => name.trim().split(' as ').at(-1))
  .filter((name) => /^[A-Z]/.test(name));
const weights = [];
for (const name of names) weights.push(await weigh(name));

for (const { name, first, lazy } of weights.toSorted((a, b) => b.first - a.first)) {
  console.log(
    `${(first / kib).toFixed(2).padStart(6)} KiB  ${name}${lazy > 0 ? `, and ${(lazy / kib).toFixed(2)} KiB with its first use` : ''}`,
  );
}
const problems = Object.entries(budgets).flatMap(([name, budget]) => {
  const weight = weights.find((candidate) => candidate.name === name);
  if (!weight) return [`${name} is not exported`];
  return weight.first > budget ? [`${name}: ${weight.first} of ${budget} bytes`] : [];
});
if (problems.length > 0) {
  console.error(`\nOver budget:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}
