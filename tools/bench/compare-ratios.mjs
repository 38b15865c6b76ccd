import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'ratios.json');
/** The max growth of a ratio before the nightly fails: more than the noise of medians of seven. */
const TOLERANCE = 1.1;

/** Figures of loads that are compared with the same of the limit, and those that are with another of it. */
const comparedLoads = {
  fcp: 'fcp',
  lcp: 'lcp',
  hydrated: 'fcp',
  longestTask: 'threadTime',
  scriptBytes: 'htmlBytes',
  htmlBytes: 'htmlBytes',
};
/** Figures without a limit are compared with the first paint of the static list in the same run. */
const comparedTaps = {
  browse: ['toHeading', 'toProduct', 'back', 'next'],
  browseAtOnce: ['toHeading', 'toProduct'],
  tapEarly: ['interactive'],
  add: ['counted', 'miniCart'],
  quickShop: ['opened', 'counted'],
  narrow: ['loadMore', 'filtered'],
  search: ['suggested'],
  login: ['opened'],
};

function ratiosOfBrowser([device, { pages, taps }]) {
  const loads = Object.entries(pages).flatMap(([kind, { shop, limit }]) =>
    Object.entries(comparedLoads).map(([name, base]) => [`${device} ${kind} ${name}`, shop[name] / limit[base]]),
  );
  const tapped = Object.entries(comparedTaps).flatMap(([walk, names]) =>
    names.map((name) => [`${device} ${walk} ${name}`, taps[walk]?.shop[name] / pages.list.limit.fcp]),
  );
  return [...loads, ...tapped];
}

/** Processor time, because that is what a server is bought for: rates also depend on how busy the machine was. */
function ratiosOfServer({ loads, limits: { plainRender, bareServer } }) {
  const { 'list, rendered': rendered, 'list, with a cart': withCart, 'list, cached': cached } = loads;
  return [
    ['server rendered list, shop', rendered.storefrontCpuMs / plainRender.cpuMs],
    ['server rendered list, backend', rendered.backendCpuMs / plainRender.cpuMs],
    ['server list with a cart', (withCart.storefrontCpuMs + withCart.backendCpuMs) / plainRender.cpuMs],
    ['server cached list', cached.storefrontCpuMs / bareServer.cpuMs],
  ];
}

/**
 * Figures as ratios to the limit of the same run, the lower the better: a slower machine slows both. Unmeasured figures
 * are left out.
 */
export function ratiosOf({ browser, server }) {
  const all = [
    ...Object.entries(browser?.devices ?? {}).flatMap(ratiosOfBrowser),
    ...(server ? ratiosOfServer(server) : []),
  ];
  return Object.fromEntries(all.filter(([, ratio]) => Number.isFinite(ratio)));
}

const partOf = (name) => name.split(' ', 1)[0];

/** The device or part of the benchmark that a ratio is of, for each that was measured. */
const measuredParts = ({ browser, server }) =>
  new Set([...Object.keys(browser?.devices ?? {}), ...(server ? ['server'] : [])]);

/**
 * The regressions for which the nightly fails: a ratio that has grown by more than the tolerance, or that its part did
 * not measure any more.
 */
export function regressionsOf(figures, stored) {
  const ratios = ratiosOf(figures);
  const parts = measuredParts(figures);
  return Object.entries(stored)
    .filter(([name]) => parts.has(partOf(name)))
    .flatMap(([name, before]) => {
      const now = ratios[name];
      if (now === undefined) return [`${name}: not measured, before ${before} times the limit.`];
      return now > before * TOLERANCE ? [`${name}: ${now.toFixed(3)} times the limit, before ${before}.`] : [];
    });
}

const readStored = () => JSON.parse(readFileSync(FILE, 'utf8'));
const round = (value) => Math.round(value * 1000) / 1000;

/** Stores the ratios of the parts that were measured; those of the others stay. */
export function storeRatios(figures) {
  const parts = measuredParts(figures);
  const others = Object.entries(readStored()).filter(([name]) => !parts.has(partOf(name)));
  const measured = Object.entries(ratiosOf(figures)).map(([name, value]) => [name, round(value)]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries([...others, ...measured]), undefined, 2)}\n`);
  console.log('The ratios are stored in tools/bench/ratios.json.');
}

/** Whether nothing has become slower; prints what has. */
export function compareRatios(figures) {
  const regressions = regressionsOf(figures, readStored());
  for (const regression of regressions) console.error(regression);
  return regressions.length === 0;
}
