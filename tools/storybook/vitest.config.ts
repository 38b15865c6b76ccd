import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { comparisonTitle, drawsLikeThePictures, findDrawers } from './pixels-chromium.ts';

const { CHROMIUM_PATH: executablePath, STORY_CHECKS = 'network,pixels,axe,texts', STORY_TAGS } = process.env;

const drawers = findDrawers(executablePath);
const storyChecks = STORY_CHECKS.split(',').filter((check) => check !== 'pixels' || drawsLikeThePictures(drawers));
if (!drawsLikeThePictures(drawers)) console.warn(`Pictures of stories: ${comparisonTitle(drawers)}.`);

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

declare module 'vitest' {
  interface ProvidedContext {
    /** The checks of `checks/story-checks.ts` that run. */
    readonly storyChecks: readonly string[];
  }
}

/** Vitest writes into the options of a project, so each gets its own. */
const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' }],
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      // Another version of Chromium smooths letters a little otherwise.
      comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
      resolveScreenshotPath: ({ arg, ext }) => join(import.meta.dirname, 'pixels', `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }) => join(import.meta.dirname, 'test-results/pixels', `${arg}${ext}`),
    },
  },
});

export default defineConfig({
  test: {
    attachmentsDir: join(import.meta.dirname, 'test-results/attachments'),
    projects: [
      {
        // Every story is a test: it renders in Chromium, its `play` function holds, and so do the checks.
        plugins: [
          storybookTest({
            configDir: join(import.meta.dirname, '.storybook'),
            ...(STORY_TAGS && { tags: { include: STORY_TAGS.split(',') } }),
          }),
        ],
        optimizeDeps: { include: packagesOfStories },
        test: {
          name: 'stories',
          fileParallelism: false,
          isolate: false,
          // Nine passes of axe over a whole page, on a machine that is busy with other tests.
          testTimeout: 120_000,
          provide: { storyChecks },
          browser: inChromium(),
        },
      },
      {
        ssr: { resolve: { conditions: ['@lyng/source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'tools',
          environment: 'node',
          include: ['**/*.spec.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.browser.spec.ts'],
        },
      },
      { test: { name: 'checks', include: ['**/*.browser.spec.ts'], isolate: false, browser: inChromium() } },
    ],
  },
});
