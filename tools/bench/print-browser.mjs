import { figureRow, kib, number, printTable } from './figure-table.mjs';
import { loadGoals, tapGoals } from './goals.mjs';

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
  ['scripts within 3 s of load', 'scripts', ms],
  ['script within 3 s of load, KiB', 'scriptBytes', kib],
  ['images within 3 s of load, KiB', 'imageBytes', kib],
  ['HTML, KiB', 'htmlBytes', kib],
];

function printLoads(device, pages) {
  for (const [kind, { shop, limit, beside = {} }] of Object.entries(pages)) {
    const goals = loadGoals({ device, kind, limit });
    console.log(`\n${device}, ${kind}`);
    printTable(
      Object.fromEntries(
        loadLines.map(([label, name, show]) => [
          label,
          figureRow({ shop: shop[name], goal: goals[name], limit: limit[name], beside: beside[name] }, show),
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
        Object.keys(shop).map((name) => [
          `${walk}.${name}`,
          figureRow({ shop: shop[name], goal: tapGoals[device][`${walk}.${name}`], beside: beside[name] }, ms),
        ]),
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
