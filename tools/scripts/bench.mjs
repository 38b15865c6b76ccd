// `npm run bench`: measures the built shop on the server and in the browser, and writes bench-results/latest.json.
// Options: --only server|browser, --device phone|desktop, --catalogue <folder to import>, --no-build, --runs <rounds, 7>.
// --beside <origin> --adapter <module>: another storefront in the same rounds (tools/bench/adapters/README.md).
// Budgets are held by `npm test`, not here.
// `npm run bench -- <word> [arguments]` runs one of the benchmarks below instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { stopWith } from '../setup/console.mjs';
import { root } from '../setup/runtime.mjs';
import { buildShop, ensureChromium, ensureInstalled, runProgram } from '../setup/setup.mjs';
import { checkPort } from '../shop/shop-processes.mjs';

/** Benchmarks of their own, by name. */
const words = {
  catalogue: 'apps/commerce-backend/bench/bench-catalogue.ts',
  races: 'apps/commerce-backend/bench/bench-races.ts',
  search: 'apps/commerce-backend/bench/bench-search-quality.ts',
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
    catalogue: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    runs: { type: 'string', default: '7' },
    beside: { type: 'string' },
    adapter: { type: 'string' },
  },
});
const parts = ['server', 'browser'];
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
const runs = Number(options.runs);
const wants = (part) => !options.only || options.only === part;

const port = Number(process.env.PORT ?? 4620);
const backendPort = Number(process.env.BACKEND_PORT ?? 4621);
await checkPort(port, 'PORT', 'npm run bench');
await checkPort(backendPort, 'BACKEND_PORT', 'npm run bench');
ensureInstalled();
const chromiumPath = wants('browser') ? ensureChromium() : undefined;

if (!options['no-build']) buildShop('@lyng/storefront');

// Only now: on a fresh machine what these import has just been installed.
const { openBenchShop } = await import('../bench/bench-shop.mjs');
const { samplePages } = await import('../bench/sample-pages.mjs');
const { measureServer } = await import('../bench/measure-server.mjs');
const { measureBrowser } = await import('../bench/measure-browser.mjs');
const { openBrowser } = await import('../bench/devices.mjs');
const { adapter } = await import('../bench/adapters/lyng.mjs');
const { printBrowser, printServer } = await import('../bench/print-figures.mjs');

async function measureInBrowser(context) {
  const beside = options.beside && {
    origin: options.beside.replace(/\/$/, ''),
    ...(await import(pathToFileURL(resolve(options.adapter)).href)),
  };
  const browser = await openBrowser(chromiumPath);
  try {
    return await measureBrowser({ ...context, browser, adapter, beside, device: options.device, runs });
  } finally {
    await browser.close();
  }
}

async function measure(shop) {
  const context = { shop, ...(await samplePages(shop)) };
  const figures = {
    measuredAt: new Date().toISOString(),
    machine: { processor: cpus()[0]?.model, cores: availableParallelism(), loadBefore: loadavg()[0] },
    catalogue: shop.catalogue,
    pages: context.pages,
  };
  if (wants('server')) figures.server = await measureServer({ ...context, runs });
  if (wants('browser')) figures.browser = await measureInBrowser(context);
  figures.failures = [...(figures.server?.failures ?? []), ...(figures.browser?.failures ?? [])];
  return figures;
}

const shop = await openBenchShop({ port, backendPort, catalogueFolder: options.catalogue });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void shop.stop().then(() => process.exit(130)));
try {
  const figures = await measure(shop);
  console.log(`\nMeasured with the ${figures.catalogue} catalogue, load ${loadavg()[0].toFixed(1)} at the end.`);
  if (figures.server) printServer(figures.server);
  if (figures.browser) printBrowser(figures.browser);
  for (const failure of figures.failures) console.error(`Failed: ${failure}`);
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  writeFileSync(join(root, 'bench-results/latest.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log('\nWritten to bench-results/latest.json.');
  if (figures.failures.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await shop.stop();
}
