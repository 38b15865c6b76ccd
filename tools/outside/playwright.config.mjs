import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Every process of the run loads this file: they share what the first has chosen.
if (!process.env.OUTSIDE_FOLDER) {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  process.env.OUTSIDE_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
process.env.OUTSIDE_PORT ??= '4630';
const port = Number(process.env.OUTSIDE_PORT);
const backendUrl = `http://127.0.0.1:${port + 1}`;
process.env.BACKEND_URL = backendUrl;

const executablePath = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  // Installs, types and builds count as tests.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  projects: [{ name: 'outside' }],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node --conditions=@lyng/source ../../apps/commerce-backend/src/main.ts',
    env: {
      DEMO: '1',
      DATA_FOLDER: join(process.env.OUTSIDE_FOLDER, 'data'),
      BACKEND_PORT: String(port + 1),
      ALLOWED_ORIGINS: `http://localhost:${port}`,
      MAIL_OUTBOX: 'off',
      IMAGE_FORMATS: 'jpeg',
    },
    url: `${backendUrl}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
