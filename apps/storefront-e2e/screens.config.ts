import { defineConfig } from '@playwright/test';
import { laptop, phone } from './fixtures/chromium.ts';
import config from './playwright.config.ts';

/** `npm run screens`: screenshots of every screen for people. Nothing is compared, so no check runs it. */
export default defineConfig({
  ...config,
  testDir: 'tour',
  projects: [
    { name: 'phone', use: phone },
    { name: 'laptop', use: laptop },
  ],
});
