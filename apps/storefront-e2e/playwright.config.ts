import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium, laptop, phone, readSources, withoutImages } from './fixtures/chromium.ts';
import { freePorts } from './fixtures/free-port.ts';

/** These specs talk to the server without a browser. */
const httpSpecs = /specs\/http\//;

readSources();

/** One database serves two or three browsers well: with more of them its requests take longer and the run does not get shorter. */
const workersPerShop = 2;
const maxShops = 2;
const isReused = process.env.E2E_REUSE === '1';
const workers = Math.min(maxShops * workersPerShop, availableParallelism());

// The workers read this file as well: theirs are the runner's ports.
process.env.E2E_PORT ||= String(isReused ? 4520 : await freePorts(2 * maxShops));
const firstPort = Number(process.env.E2E_PORT);

/** A shop has two ports. */
const shopPorts = Array.from(
  { length: isReused ? 1 : Math.ceil(workers / workersPerShop) },
  (_, index) => firstPort + 2 * index,
);
/** The shop of this worker. Each worker reads this file with its own index; so does the runner, without one. */
const port = shopPorts[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % shopPorts.length];

/**
 * A test without tags runs on a phone, the harder size, without images, which cost more to make and to load than the rest of
 * a page. `@sizes` is for what a laptop has another way, `@images` for what is about images. `fixtures/choose-tests.ts` has
 * the tags of the share that a check runs.
 */
export default defineConfig({
  testDir: 'specs',
  testIgnore: process.env.LONG_TESTS === '1' ? [] : '**/*.long.spec.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['./fixtures/sample-reporter.ts']],
  // A trace costs a third of the time: what has failed is run again with `--trace on`.
  // Requests of a service worker are not seen by `page.route`; the specs of the worker allow it.
  use: { ...chromium, baseURL: `http://dk.localhost:${port}`, trace: 'off', serviceWorkers: 'block' },
  projects: [
    { name: 'http', testMatch: httpSpecs },
    { name: 'phone', testIgnore: httpSpecs, grepInvert: /@images/, use: withoutImages(phone) },
    { name: 'laptop', testIgnore: httpSpecs, grep: /@sizes/, grepInvert: /@images/, use: withoutImages(laptop) },
    { name: 'phone-images', testIgnore: httpSpecs, grep: /@images/, use: phone },
    { name: 'laptop-images', testIgnore: httpSpecs, grep: /^(?=.*@sizes).*@images/, use: laptop },
  ],
  webServer: shopPorts.map((shopPort) => ({
    command: `node ../../tools/shop/e2e-shop.mjs ${shopPort} ${shopPort + 1}`,
    env: { IMAGE_FOLDER: join(tmpdir(), `shop-e2e-images-${firstPort}`) },
    url: `http://localhost:${shopPort}/healthz`,
    timeout: 300_000,
    reuseExistingServer: isReused,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
