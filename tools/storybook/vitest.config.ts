import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env.CHROMIUM_PATH;

/** Packages that stories import; found at once, so that no page is reloaded while a test runs in it. */
const packagesOfStories = [
  '@lingui/core',
  '@lingui/react',
  '@reduxjs/toolkit',
  'formik',
  'react',
  'react-dom',
  'react-dom/client',
  'react-redux',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'yup',
];

export default defineConfig({
  test: {
    projects: [
      {
        // Every story is a test: it renders in Chromium, its `play` function holds, and axe finds nothing.
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        optimizeDeps: { include: packagesOfStories },
        test: {
          name: 'stories',
          fileParallelism: false,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { name: 'story-coverage', environment: 'node', include: ['story-coverage/**/*.spec.ts'] } },
    ],
  },
});
