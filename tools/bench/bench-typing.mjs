// `npm run bench -- typing [--no-build]`: what a key costs in each field of the checkout, on a phone four times as slow as this machine.
// The browser's own slow-down would count what other programs take as well, so the thread's time is taken four times instead; `--throttled` slows down for real.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopWith } from '../setup/console.mjs';
import { root, toolEnvironment } from '../setup/runtime.mjs';
import { ensureChromium } from '../setup/setup.mjs';
import { checkPort, startShop } from '../shop/shop-processes.mjs';
import { CART_COOKIE, fillCarts } from './bench-carts.mjs';
import { keystrokesOf, quantile } from './keystrokes.mjs';
import { openBrowser, openPage, phone, untilSettled } from './devices.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CPU_SLOWDOWN = 4;
const isThrottled = process.argv.includes('--throttled');
/** Long enough for all effects of a key, the response to a postal code included, in ms. */
const PAUSE = 350;

const choose = (name, value) => (page) => page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });

/**
 * The typed texts by field name, after the choice that opens their fields. Payment opens when all else is filled in.
 */
const parts = [
  {
    texts: {
      email: 'solveig@example.com',
      mobile: '20123456',
      firstName: 'Solveig',
      lastName: 'Aaberg',
      addressLine1: 'Birkevej 7',
      zip: '2200',
      city: 'Odense',
      addressLine2: '3. tv',
      careOf: 'Hansen',
      entryCode: '1234',
      message: 'Ring first',
    },
  },
  {
    open: (page) => page.locator('[name=hasDeliveryAddress]').check({ force: true }),
    texts: {
      'delivery.firstName': 'Solveig',
      'delivery.lastName': 'Aaberg',
      'delivery.addressLine1': 'Havnegade 1',
      'delivery.zip': '8000',
      'delivery.city': 'Aarhus',
      'delivery.addressLine2': '3. tv',
      'delivery.careOf': 'Hansen',
      'delivery.entryCode': '1234',
    },
  },
  // Credit needs a personal number; 18 is the demo shop's invoice.
  { open: choose('paymentId', '18'), texts: { personalId: '010190-1234' } },
  { open: choose('customerType', 'ORGANIZATION'), texts: { company: 'Havnens Tegnestue', organisationId: '13585628' } },
];

const port = Number(process.env.PORT ?? 4620);
const backendPort = Number(process.env.BACKEND_PORT ?? 4621);
await checkPort(port, 'PORT', 'npm run bench -- typing');
await checkPort(backendPort, 'BACKEND_PORT', 'npm run bench -- typing');
const chromiumPath = ensureChromium();

if (!process.argv.includes('--no-build')) {
  const { status } = spawnSync('nx', ['build', '@lyng/storefront', '--output-style=static'], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    stopWith('The shop could not be built.', 'See the reason with: tools/bin/nx build @lyng/storefront');
}

/** The trace events of the page's process while `work` runs. */
async function traced(browser, page, work) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'],
  });
  await work();
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}

/** Types `text` key by key and gives what each key cost. */
async function typeInto(browser, page, selector, text) {
  await page.locator(selector).focus();
  await page.waitForTimeout(PAUSE);
  const events = await traced(browser, page, async () => {
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE);
    }
  });
  const factor = isThrottled ? 1 : CPU_SLOWDOWN;
  return keystrokesOf(events).map(({ script, key, later }) => ({
    script: script * factor,
    key: key * factor,
    later: later * factor,
  }));
}

/**
 * Keeps every core awake, at the lowest priority. On an idle machine even a bare input took twice as long as on a busy
 * one, most likely because cores fall asleep between two keys: what is measured is a slow processor, not a sleepy one.
 */
function preventSleep() {
  const idlers = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  for (const { pid } of idlers) setPriority(pid, constants.priority.PRIORITY_LOW);
  return () => idlers.forEach((idler) => idler.kill('SIGKILL'));
}

async function slowDown(page) {
  if (!isThrottled) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** One visit: every field of the checkout, and before them an empty field of a page without any code. */
async function visit(browser, cartId, figures) {
  const { page } = await openPage(browser, phone, { network: false, processor: false });
  const take = (name, keys) => (figures[name] ??= []).push(...keys);
  try {
    await page.goto('data:text/html,<input id=bare>');
    await slowDown(page);
    take('(a bare input)', await typeInto(browser, page, '#bare', 'solveig@'));
    await page.context().addCookies([{ name: CART_COOKIE, value: cartId, url: `http://dk.localhost:${port}` }]);
    await page.goto(`http://dk.localhost:${port}/kassen`);
    await untilSettled(page);
    await slowDown(page);
    for (const { open, texts } of parts) {
      await open?.(page);
      await page.locator('details').evaluateAll((all) => all.forEach((details) => (details.open = true)));
      for (const [name, text] of Object.entries(texts))
        take(name, await typeInto(browser, page, `#checkout-${name.replace('.', '-')}`, text));
    }
  } finally {
    await page.context().close();
  }
}

const dataFolder = mkdtempSync(join(tmpdir(), 'shop-typing-'));
const shop = await startShop({
  port,
  backendPort,
  environment: { DATA_FOLDER: dataFolder, HOST: '127.0.0.1', BACKEND_HOST: '127.0.0.1' },
  quiet: true,
});
const browser = await openBrowser(chromiumPath);
const load = loadavg()[0];
const letSleep = preventSleep();
try {
  const figures = {};
  for (let round = 0; round < ROUNDS; round += 1) await visit(browser, (await fillCarts(backendPort))[0], figures);
  const bare = quantile(
    figures['(a bare input)'].map(({ key }) => key),
    0.5,
  );
  const rows = Object.fromEntries(
    Object.entries(figures).map(([name, keys]) => {
      const of = (kind, part) =>
        Number(
          quantile(
            keys.map((key) => key[kind]),
            part,
          ).toFixed(1),
        );
      return [
        name,
        {
          keys: keys.length,
          'script p50': of('script', 0.5),
          'script p95': of('script', 0.95),
          'script, most': of('script', 1),
          'key p50': of('key', 0.5),
          'key p95': of('key', 0.95),
          'later p50': of('later', 0.5),
          'later p95': of('later', 0.95),
          'times a bare input': Number((of('key', 0.5) / bare).toFixed(1)),
        },
      ];
    }),
  );
  console.log(
    `ms for each key, processor ${CPU_SLOWDOWN} times slower (${isThrottled ? 'slowed down' : 'thread time times four'}), load ${load.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end`,
  );
  console.table(rows);
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  writeFileSync(
    join(root, 'bench-results/typing.json'),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), load, rows }, undefined, 2)}\n`,
  );
} finally {
  letSleep();
  await browser.close();
  await shop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
