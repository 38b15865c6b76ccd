import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run screens`: screenshots of every screen for people. Nothing is compared, so no check runs it. */
export default defineConfig({
  ...config,
  testDir: 'tour',
  projects: config.projects?.filter(({ name }) => name !== 'http') ?? [],
});
