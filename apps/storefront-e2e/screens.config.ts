import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run screens`: pictures of every screen for people to look at. Nothing is compared, so no check runs it. */
export default defineConfig({
  ...config,
  testDir: 'tour',
  projects: config.projects?.filter(({ name }) => name !== 'http') ?? [],
});
