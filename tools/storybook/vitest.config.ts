import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env.CHROMIUM_PATH;

/** Every story is a test: it renders in Chromium, its `play` function holds, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  // Found at once, so that no test page is reloaded while it runs.
  optimizeDeps: {
    include: ['@lingui/core', '@lingui/react', '@reduxjs/toolkit', 'react', 'react-dom', 'react-dom/client', 'react-redux', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'formik', 'yup'],
  },
  test: {
    name: 'stories',
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
