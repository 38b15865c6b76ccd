import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4520);
const executablePath = process.env.CHROMIUM_PATH;

const browser = {
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
};

/** These specs talk to the server without a browser. */
const httpSpecs = /specs\/http\//;

/** These say nothing about the size of a screen: once is enough. */
const anySize =
  /(?:survival|account-cart|consent|login|without-javascript|back-forward-cache|lost-code|hydration|open-payment|last-visited|accessibility\/checks)\.spec/;

// Specs read the workspace's libraries from their sources, as the apps do; test workers inherit it.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=@lyng/source`.trim();

/** Journeys run in both sizes; a spec that needs only one says so. */
export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // In CI two browsers, two servers and a database share two cores. What needs its second try is flaky: it is named at the end of the run, and to be mended.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./fixtures/survival-reporter.ts']],
  // A trace costs a third of the time: what has failed is run again with `--trace on`.
  use: { ...browser, baseURL: `http://dk.localhost:${port}`, trace: 'off' },
  projects: [
    { name: 'http', testMatch: httpSpecs },
    { name: 'laptop', testIgnore: [httpSpecs, anySize], use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: httpSpecs,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: `node ../../tools/scripts/e2e-shop.mjs ${port} ${port + 1}`,
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
