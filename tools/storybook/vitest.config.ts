import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
// Vitest reads its configuration without the workspace's export condition.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { currentSample } from '../../libs/model/src/lib/testing/sample.ts';
import { canCompareScreenshots, findDrawers } from './pixels-chromium.ts';
import { storyTextsOf } from './story-texts.ts';

const {
  CHROMIUM_PATH: executablePath,
  STORY_CHECKS = 'network,pixels,axe,texts',
  STORY_TAGS,
  LONG_TESTS,
} = process.env;

const checks = STORY_CHECKS.split(',');
const skipsScreenshots = checks.includes('pixels') && !canCompareScreenshots(findDrawers(executablePath));
const storyChecks = skipsScreenshots ? checks.filter((check) => check !== 'pixels') : checks;

/** Packages that stories import; found at once, so that no page is reloaded while a test runs in it. */
const packagesOfStories = [
  '@lingui/core',
  '@lingui/react',
  '@reduxjs/toolkit',
  'cockatiel',
  'formik',
  'react',
  'react-dom',
  'react-dom/client',
  'react-redux',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'yup',
];

declare module 'vitest/browser' {
  interface BrowserCommands {
    storyTexts: (storyFile: string) => Promise<readonly string[]>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The checks of `checks/story-checks.ts` that run. */
    readonly storyChecks: readonly string[];
    /** The sample of this run; undefined: everything runs. */
    readonly sample: number | undefined;
  }
}

/** Vitest writes into the options of a project, so each gets its own. */
const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' }],
  commands: { storyTexts: (_context, storyFile: string) => storyTextsOf(storyFile) },
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

/**
 * Projects with different numbers of workers must not share a group, and on most machines the numbers differ: each project
 * has a group of its own, and they run one after another.
 */
const alone = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Every story is a test: it renders in Chromium, its `play` function holds, and so do the checks. */
const stories: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      ...(STORY_TAGS && { tags: { include: STORY_TAGS.split(',') } }),
    }),
  ],
  optimizeDeps: { include: packagesOfStories },
  test: {
    name: 'stories',
    ...alone(1),
    // Files run in parallel, each worker in a browser context of its own, so they share no focus, pointer or storage.
    isolate: false,
    ...(skipsScreenshots && { globalSetup: [join(import.meta.dirname, 'pixels-chromium.setup.ts')] }),
    // Three passes of axe over a complete page, on a machine that is busy with other tests.
    testTimeout: 120_000,
    provide: { storyChecks, sample: currentSample() },
    browser: inChromium(),
  },
};

export default defineConfig({
  test: {
    attachmentsDir: join(import.meta.dirname, 'test-results/attachments'),
    projects: [
      stories,
      {
        ssr: { resolve: { conditions: ['@lyng/source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'tools',
          ...alone(0),
          environment: 'node',
          include: ['**/*.spec.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.browser.spec.ts', ...(LONG_TESTS === '1' ? [] : ['**/*.long.spec.ts'])],
        },
      },
      {
        test: { name: 'checks', ...alone(2), include: ['**/*.browser.spec.ts'], isolate: false, browser: inChromium() },
      },
    ],
  },
});
