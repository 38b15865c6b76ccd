import { startSpecRun } from './spec-run.ts';
import type { EndSpecRun } from './spec-run.ts';

/** Where `jest-teardown.ts`, which Jest loads apart, finds the end of the run. */
export interface RunOfThisProcess {
  lyngEndSpecRun?: EndSpecRun | undefined;
}

/** Runs once, before Jest starts its workers. */
// eslint-disable-next-line no-restricted-syntax -- Jest calls the default export.
export default async function setUp(): Promise<void> {
  (globalThis as RunOfThisProcess).lyngEndSpecRun = await startSpecRun(
    (line) => void process.stdout.write(`${line}\n`),
  );
}
