// `npm run bench`: measures the built shop in bytes, on the server and in the browser, and writes bench-results/latest.json.
// Options: --only bytes|server|browser, --device phone|desktop, --catalogue <folder to import>, --no-build, --runs <rounds, 7>.
// --postgres: the backend on a PostgreSQL server (DATABASE_URL, else the local one), in a schema of its own; --products 10000
// fills it with that many generated products, which have no images: for the server's part only.
// --beside <origin> --adapter <module>: another storefront in the same rounds (tools/bench/adapters/README.md).
// --nightly fails when a figure has grown by more than a tenth, as a ratio to the limit, against tools/bench/ratios.json; --store writes it.
// Budgets are held by `npm test`, not here.
// `npm run bench -- <word> [arguments]` runs one of the benchmarks below instead.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { stopWith } from '../setup/console.mjs';
import { root, shell, toolEnvironment } from '../setup/runtime.mjs';
import { ensureChromium, ensureInstalled, runProgram } from '../setup/setup.mjs';
import { checkPort } from '../shop/shop-processes.mjs';

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
  runProgram(script, wordArguments);
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    device: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    products: { type: 'string', default: '0' },
    catalogue: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    runs: { type: 'string', default: '7' },
    beside: { type: 'string' },
    adapter: { type: 'string' },
    nightly: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
  },
});
const parts = ['bytes', 'server', 'browser'];
if (options.only && !parts.includes(options.only))
  stopWith(`--only ${options.only} is no part of the benchmark.`, `Choose one of ${parts.join(', ')}.`);
if ((options.beside === undefined) !== (options.adapter === undefined))
  stopWith(
    '--beside and --adapter belong together.',
    'Name the origin of the storefront and the module of its selectors.',
  );
const devices = ['phone', 'desktop'];
if (options.device && !devices.includes(options.device))
  stopWith(`--device ${options.device} is not measured.`, `Choose one of ${devices.join(', ')}.`);
const products = Number(options.products);
if (products > 0 && !(options.postgres && options.only === 'server'))
  stopWith('Generated products have no images.', 'Use --products with --postgres --only server.');
const runs = Number(options.runs);
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

async function inBrowser(work) {
  const { openBrowser } = await import('../bench/devices.mjs');
  const browser = await openBrowser(chromiumPath);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function measureTaps(context) {
  const { measureBrowser } = await import('../bench/measure-browser.mjs');
  const { adapter } = await import('../bench/adapters/lyng.mjs');
  const beside = options.beside && {
    origin: options.beside.replace(/\/$/, ''),
    ...(await import(pathToFileURL(resolve(options.adapter)).href)),
  };
  return inBrowser((browser) => measureBrowser({ ...context, browser, adapter, beside, device: options.device, runs }));
}

async function measure(shop) {
  const context = { shop, ...(await samplePages(shop)) };
  const figures = {
    measuredAt: new Date().toISOString(),
    machine: { processor: cpus()[0]?.model, cores: availableParallelism(), loadBefore: loadavg()[0] },
    catalogue: shop.catalogue,
    pages: context.pages,
  };
  if (wants('bytes')) {
    const { measureBytes } = await import('../bench/measure-bytes.mjs');
    figures.bytes = await inBrowser((browser) => measureBytes({ ...context, browser }));
  }
  if (wants('server')) {
    const { measureServer } = await import('../bench/measure-server.mjs');
    figures.server = await measureServer({ ...context, runs });
  }
  if (wants('browser')) figures.browser = await measureTaps(context);
  figures.failures = [...(figures.server?.failures ?? []), ...(figures.browser?.failures ?? [])];
  return figures;
}

const shop = await openBenchShop({
  port,
  backendPort,
  catalogueFolder: options.catalogue,
  isPostgres: options.postgres,
  products,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void shop.stop().then(() => process.exit(130)));
try {
  const figures = await measure(shop);
  printFigures(figures);
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  writeFileSync(join(root, 'bench-results/latest.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log('\nWritten to bench-results/latest.json.');
  const { compareRatios, storeRatios } = await import('../bench/compare-ratios.mjs');
  if (options.store) storeRatios(figures);
  if ((options.nightly && !compareRatios(figures)) || figures.failures.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await shop.stop();
}
