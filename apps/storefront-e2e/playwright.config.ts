import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium, laptop, phone, readSources } from './fixtures/chromium.ts';
import { specsInOneSize, specsWithoutImages } from './sizes-of-specs.ts';

const firstPort = Number(process.env.E2E_PORT ?? 4520);
/** These specs talk to the server without a browser. */
const httpSpecs = /specs\/http\//;

readSources();

const specs = join(import.meta.dirname, 'specs');
const patterns = (files: readonly string[]): string[] => files.map((file) => `**/specs/${file}`);
/** One size is enough for these; the phone's is the harder one. */
const inOneSize = patterns(specsInOneSize(specs));
const withoutImages = patterns(specsWithoutImages(specs));

/** One database serves two or three browsers well: with more of them its requests take longer and the run does not get shorter. */
const workersPerShop = 2;
const maxShops = 2;
const isReused = process.env.E2E_REUSE === '1';
const workers = Math.min(maxShops * workersPerShop, availableParallelism());

/** A shop has two ports; the storefronts that specs start by themselves come after those of all shops. */
const shopPorts = Array.from(
  { length: isReused ? 1 : Math.ceil(workers / workersPerShop) },
  (_, index) => firstPort + 2 * index,
);
/** The shop of this worker. Each worker reads this file with its own index; so does the runner, without one. */
const port = shopPorts[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % shopPorts.length];

/** Specs that depend on the size run in both; the code they use decides (`sizes-of-specs.ts`). */
export default defineConfig({
  testDir: 'specs',
  testIgnore: process.env.LONG_TESTS === '1' ? [] : '**/*.long.spec.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers,
  forbidOnly: true,
  // In CI browsers, two servers and a database share a few cores. What needs its second try is flaky: it is named at the end of the run, and to be fixed.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./fixtures/survival-reporter.ts'], ['./fixtures/side-service-reporter.ts']],
  // A trace costs a third of the time: what has failed is run again with `--trace on`.
  // Requests of a service worker are not seen by `page.route`; the specs of the worker allow it.
  use: { ...chromium, baseURL: `http://dk.localhost:${port}`, trace: 'off', serviceWorkers: 'block' },
  projects: [
    { name: 'http', testMatch: httpSpecs },
    { name: 'laptop', testIgnore: [httpSpecs, ...inOneSize], use: laptop },
    { name: 'phone', testIgnore: [httpSpecs, ...withoutImages], use: phone },
    {
      name: 'phone without images',
      testMatch: withoutImages,
      testIgnore: httpSpecs,
      use: {
        ...phone,
        launchOptions: {
          ...chromium.launchOptions,
          args: [...chromium.launchOptions.args, '--blink-settings=imagesEnabled=false'],
        },
      },
    },
  ],
  webServer: shopPorts.map((shopPort) => ({
    command: `node ../../tools/scripts/e2e-shop.mjs ${shopPort} ${shopPort + 1}`,
    env: { IMAGE_FOLDER: join(tmpdir(), `shop-e2e-images-${firstPort}`) },
    url: `http://localhost:${shopPort}/healthz`,
    timeout: 300_000,
    reuseExistingServer: isReused,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
