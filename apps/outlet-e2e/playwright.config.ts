import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium, laptop, phone, readSources } from '../storefront-e2e/fixtures/chromium.ts';
import { freePorts } from '../storefront-e2e/fixtures/free-port.ts';

readSources();

const isReused = process.env.E2E_REUSE === '1';
// The workers read this file as well: theirs are the runner's ports.
process.env.E2E_PORT ||= String(isReused ? 4560 : await freePorts(2));
const port = Number(process.env.E2E_PORT);

/** A few journeys: what the shops share is tested by those of the storefront. */
export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: Math.min(2, availableParallelism()),
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['../storefront-e2e/fixtures/sample-reporter.ts']],
  use: { ...chromium, baseURL: `http://se.localhost:${port}`, trace: 'off', serviceWorkers: 'block' },
  projects: [
    { name: 'laptop', testIgnore: '**/purchase.spec.ts', use: laptop },
    { name: 'phone', testMatch: '**/purchase.spec.ts', use: phone },
  ],
  webServer: {
    command: `node ../../tools/shop/e2e-shop.mjs ${port} ${port + 1} apps/outlet`,
    url: `http://localhost:${port}/healthz`,
    timeout: 300_000,
    reuseExistingServer: isReused,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
