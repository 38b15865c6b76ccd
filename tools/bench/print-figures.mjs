/** A figure as tables show it; a dash where nothing was measured. */
const number = (value, digits = 1) =>
  typeof value === 'number' && Number.isFinite(value) ? Number(value.toFixed(digits)) : '–';

const kib = (bytes) => number(bytes === undefined ? undefined : bytes / 1024);

/** One line of a table: the shop's figure beside the limit and another storefront, all in the same unit. */
const figureRow = ({ shop, limit, beside }, show = number) => ({
  shop: show(shop),
  limit: show(limit),
  beside: show(beside),
});

/** Prints rows by name, without the columns in which no row has a figure. */
function printTable(rows) {
  const entries = Object.entries(rows);
  const columns = [...new Set(entries.flatMap(([, row]) => Object.keys(row)))].filter((column) =>
    entries.some(([, row]) => ![undefined, '', '–'].includes(row[column])),
  );
  console.table(Object.fromEntries(entries), columns);
}

const row = ({ perSecond, storefrontCpuMs, backendCpuMs, storefrontMb, backendMb, p50, p99, statuses }) => ({
  'per second': number(perSecond),
  'shop CPU ms': number(storefrontCpuMs, 3),
  'backend CPU ms': number(backendCpuMs, 3),
  'per second and core': number(1000 / storefrontCpuMs, 0),
  'p50 ms': number(p50, 0),
  'p99 ms': number(p99, 0),
  'shop MB': number(storefrontMb, 0),
  'backend MB': number(backendMb, 0),
  statuses: statuses ?? '–',
});

/** The processor time and memory of pages, each beside what it costs at least. */
export function printServer({ runs, cards, loads, limit, summary }) {
  console.log(`\nServer, a list of ${cards} cards: medians of ${runs}; CPU per page by the processes' clocks`);
  printTable({
    ...Object.fromEntries(Object.entries(loads).map(([name, figures]) => [name, row(figures)])),
    'limit: a bare server, the same bytes': row(limit),
  });
  console.log(
    `Cached list, per second and core: ${number(summary.cachedShare, 2)} of the bare server; highest memory of shop and backend: ${number(summary.storefrontMb, 0)} and ${number(summary.backendMb, 0)} MB`,
  );
}

const ms = (value) => number(value, 0);

/** The lines of a load: what is printed, the name of the figure, and how it is shown. */
const loadLines = [
  ['FCP, ms', 'fcp', ms],
  ['LCP, ms', 'lcp', ms],
  ['hydrated, ms', 'hydrated', ms],
  ['longest task, ms of thread', 'longestTask', ms],
  ['TBT, ms of thread', 'tbt', ms],
  ['main thread after FCP, ms of thread', 'threadTime', ms],
  ['CLS', 'cls', (value) => number(value, 3)],
  ['requests within 3 s of load', 'requests', ms],
  ['script within 3 s of load, KiB', 'scriptBytes', kib],
  ['images within 3 s of load, KiB', 'imageBytes', kib],
  ['HTML, KiB', 'htmlBytes', kib],
];

function printLoads(device, pages) {
  for (const [kind, { shop, limit, beside = {} }] of Object.entries(pages)) {
    console.log(`\n${device}, ${kind}`);
    printTable(
      Object.fromEntries(
        loadLines.map(([label, name, show]) => [
          label,
          figureRow({ shop: shop[name], limit: limit[name], beside: beside[name] }, show),
        ]),
      ),
    );
    for (const [target, figures] of Object.entries(pages[kind]))
      if (figures.lcpElement) console.log(`Largest content, ${target}: ${figures.lcpElement}`);
  }
}

function printTaps(device, taps) {
  console.log(`\n${device}, taps: ms until painted; Inp: the browser's interaction to next paint of the tap`);
  printTable(
    Object.fromEntries(
      Object.entries(taps).flatMap(([walk, { shop, beside = {} }]) =>
        Object.keys(shop).map((name) => [`${walk}.${name}`, figureRow({ shop: shop[name], beside: beside[name] }, ms)]),
      ),
    ),
  );
}

/** Loads and taps of each device. */
export function printBrowser({ runs, devices }) {
  console.log(`\nChromium: medians of ${runs}`);
  for (const [device, { pages, taps }] of Object.entries(devices)) {
    printLoads(device, pages);
    printTaps(device, taps);
  }
}
