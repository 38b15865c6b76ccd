import type { RunOfThisProcess } from './jest-setup.ts';

/** Runs once, after the last test file. */
// eslint-disable-next-line no-restricted-syntax -- Jest calls the default export.
export default async function tearDown(): Promise<void> {
  await (globalThis as RunOfThisProcess).lyngEndSpecRun?.();
}
