// `npm run bench -- dev`: how long an edit takes until the shop in development shows it, in the server's HTML and in an open
// page, against 2 s. Each file is put back afterwards, also when the benchmark is stopped.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopWith } from '../setup/console.mjs';
import { nodeBinary, root, toolEnvironment } from '../setup/runtime.mjs';
import { ensureChromium } from '../setup/setup.mjs';
import { checkPort } from '../shop/shop-processes.mjs';
import { edits } from './dev-edits.mjs';
import { getPage } from './get-page.mjs';
import { openBrowser } from './devices.mjs';

const GOAL = 2;
/** An edit that does not show within it never will, in s. */
const LIMIT = 30;
const port = Number(process.env.PORT ?? 4620);
const backendPort = Number(process.env.BACKEND_PORT ?? 4621);
const origin = `http://dk.localhost:${port}`;
const wanted = process.argv.slice(2).join(' ');

await checkPort(port, 'PORT', 'npm run bench -- dev');
await checkPort(backendPort, 'BACKEND_PORT', 'npm run bench -- dev');
const chromiumPath = ensureChromium();

/** The contents of the edited files before the run. */
const originals = new Map();
for (const { kind, file, from, generated } of edits) {
  for (const name of [file, generated].filter(Boolean)) originals.set(name, readFileSync(join(root, name), 'utf8'));
  if (!originals.get(file).includes(from))
    stopWith(`The edit "${kind}" does not fit ${file} any more.`, 'Change it in tools/bench/dev-edits.mjs.');
}
const putBack = () => {
  for (const [name, text] of originals)
    if (readFileSync(join(root, name), 'utf8') !== text) writeFileSync(join(root, name), text);
};
process.on('exit', putBack);

const dataFolder = mkdtempSync(join(tmpdir(), 'shop-dev-'));
const shop = spawn(nodeBinary(), ['tools/scripts/dev.mjs'], {
  cwd: root,
  env: toolEnvironment({ PORT: String(port), BACKEND_PORT: String(backendPort), DATA_FOLDER: dataFolder }),
  stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (output += text));
const ended = new Promise((resolve) => shop.once('exit', resolve));
const stopShop = async () => {
  shop.kill('SIGTERM');
  await ended;
  rmSync(dataFolder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => (putBack(), void stopShop().then(() => process.exit(130))));

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Seconds until `check` is true; undefined when it never is. */
async function secondsUntil(check, begin = performance.now(), limit = LIMIT) {
  for (;;) {
    if (await check().catch(() => false)) return (performance.now() - begin) / 1000;
    if (performance.now() - begin > limit * 1000) return undefined;
    await pause(25);
  }
}

const htmlOf = async (path) => (await getPage({ host: `dk.localhost:${port}`, port }, path)).text;

async function measure(page, { path, file, from, to, html, browser }, index) {
  const mark = `bench${Date.now().toString(36)}${index}`;
  const isInHtml = async () => (await htmlOf(path)).includes(html(mark));
  await page.goto(origin + path);
  // Until then nothing has come that hot reload could change, or the page is not connected yet.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  const text = originals.get(file);
  const isInPage = () => page.evaluate(browser, mark);
  const begin = performance.now();
  writeFileSync(
    join(root, file),
    text.replace(from, () => to.replace('MARK', mark)),
  );
  const [onServer, inBrowser] = await Promise.all([
    html ? secondsUntil(isInHtml, begin) : '–',
    secondsUntil(isInPage, begin),
  ]);
  // Watchers take two changes of a file within 50 ms for one.
  await pause(500);
  putBack();
  const end = performance.now();
  const [goneFromServer, goneFromBrowser] = await Promise.all([
    html ? secondsUntil(async () => !(await isInHtml()), end) : '–',
    secondsUntil(async () => !(await isInPage()), end),
  ]);
  return { onServer, inBrowser, goneFromServer, goneFromBrowser };
}

const shown = (seconds) => (typeof seconds === 'number' ? Number(seconds.toFixed(2)) : (seconds ?? 'never'));

try {
  const started = await secondsUntil(async () => output.includes('The shop in development'), performance.now(), 180);
  if (started === undefined) stopWith('The shop in development did not start.', output);
  console.log(`The shop has started in ${started.toFixed(0)} s.`);
  const browser = await openBrowser(chromiumPath);
  const page = await (await browser.newContext()).newPage();
  // Once without a watch, so that Vite has compiled what the pages need.
  for (const path of new Set(edits.map((edit) => edit.path))) {
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
  }
  const load = loadavg()[0];
  const rows = {};
  for (const [index, edit] of edits.filter(({ kind }) => kind.includes(wanted)).entries()) {
    const figures = await measure(page, edit, index);
    console.log(`${edit.kind}: ${Object.values(figures).map(shown).join(', ')}`);
    const all = Object.values(figures).filter((value) => value !== '–');
    rows[edit.kind] = {
      'HTML, s': shown(figures.onServer),
      'browser, s': shown(figures.inBrowser),
      'HTML, put back': shown(figures.goneFromServer),
      'browser, put back': shown(figures.goneFromBrowser),
      [`within ${GOAL} s`]: all.every((seconds) => seconds !== undefined && seconds <= GOAL) ? 'yes' : 'NO',
    };
    if (all.includes(undefined)) process.exitCode = 1;
  }
  await browser.close();
  console.log(
    `Seconds from an edit until it shows, load ${load.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end; started in ${started.toFixed(0)} s`,
  );
  console.table(rows);
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  writeFileSync(
    join(root, 'bench-results/dev.json'),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), load, rows }, undefined, 2)}\n`,
  );
  if (process.exitCode) console.log(output.slice(-4000));
} finally {
  putBack();
  await stopShop();
}
