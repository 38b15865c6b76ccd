// `npm run bench`: measures the built shop in bytes, on the server and in the browser, and writes bench-results/latest.json.
// Options: --only bytes|server|browser, --catalogue <folder to import>, --no-build. Budgets are held by `npm test`, not here.
// `npm run bench -- <word> [arguments]` runs one of the benchmarks below instead.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopWith } from './console.mjs';
import { nodeBinary, root, shell, toolEnvironment } from './runtime.mjs';
import { ensureChromium, ensureInstalled } from './setup.mjs';
import { checkPort } from './shop-processes.mjs';

/** Benchmarks of their own, by name. */
const words = {
  catalogue: 'apps/commerce-backend/bench/bench-catalogue.ts',
  races: 'apps/commerce-backend/bench/bench-races.ts',
  search: 'apps/commerce-backend/bench/bench-search-quality.ts',
  typing: 'tools/bench/bench-typing.mjs',
  dev: 'tools/bench/bench-dev.mjs',
};
const [word, ...wordArguments] = process.argv.slice(2);
if (word !== undefined && !word.startsWith('-')) {
  const script = Object.hasOwn(words, word) ? words[word] : undefined;
  if (script === undefined)
    stopWith(`There is no benchmark "${word}".`, `Choose one of ${Object.keys(words).join(', ')}, or none.`);
  ensureInstalled();
  const { status } = spawnSync(nodeBinary(), ['--conditions=@lyng/source', script, ...wordArguments], {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, catalogue: { type: 'string' }, 'no-build': { type: 'boolean', default: false } },
});
const parts = ['bytes', 'server', 'browser'];
if (options.only && !parts.includes(options.only))
  stopWith(`--only ${options.only} is no part of the benchmark.`, `Choose one of ${parts.join(', ')}.`);
const wants = (part) => !options.only || options.only === part;

const port = Number(process.env.PORT ?? 4620);
const backendPort = Number(process.env.BACKEND_PORT ?? 4621);
await checkPort(port, 'PORT', 'npm run bench');
await checkPort(backendPort, 'BACKEND_PORT', 'npm run bench');
ensureInstalled();
const chromiumPath = wants('bytes') || wants('browser') ? ensureChromium() : undefined;

if (!options['no-build']) {
  console.log('Building the shop …');
  const { status } = spawnSync('nx', ['build', '@lyng/storefront', '--output-style=static'], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
  if (status !== 0)
    stopWith('The shop could not be built.', 'See the reason with: tools/bin/nx build @lyng/storefront');
}

// Only now: on a fresh machine what these import has just been installed.
const [{ openBenchShop }, { samplePages }, { printFigures }] = await Promise.all([
  import('../bench/bench-shop.mjs'),
  import('../bench/sample-pages.mjs'),
  import('../bench/print-figures.mjs'),
]);

async function inBrowser(measure, shop, pages) {
  const { openBrowser } = await import('../bench/phone.mjs');
  const browser = await openBrowser(chromiumPath);
  try {
    return await measure(shop, pages, browser);
  } finally {
    await browser.close();
  }
}

async function measure(shop) {
  const pages = await samplePages(shop);
  const figures = {
    measuredAt: new Date().toISOString(),
    machine: { processor: cpus()[0]?.model, cores: availableParallelism(), loadBefore: loadavg()[0] },
    catalogue: shop.catalogue,
    pages,
  };
  if (wants('bytes'))
    figures.bytes = await inBrowser((await import('../bench/measure-bytes.mjs')).measureBytes, shop, pages);
  if (wants('server')) figures.server = await (await import('../bench/measure-server.mjs')).measureServer(shop, pages);
  if (wants('browser'))
    figures.browser = await inBrowser((await import('../bench/measure-browser.mjs')).measureBrowser, shop, pages);
  return figures;
}

const shop = await openBenchShop({ port, backendPort, catalogueFolder: options.catalogue });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void shop.stop().then(() => process.exit(130)));
try {
  const figures = await measure(shop);
  printFigures(figures);
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  writeFileSync(join(root, 'bench-results/latest.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log('\nWritten to bench-results/latest.json.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await shop.stop();
}
