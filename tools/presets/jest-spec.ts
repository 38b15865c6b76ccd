// Jest runs this before each spec file.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { propertySeed } from '../../libs/model/src/lib/testing/sample.ts';

const root = join(import.meta.dirname, '../..');
const spec = expect.getState().testPath ?? '';

// Property tests take the run's seed. Specs without them do not load fast-check.
if (readFileSync(spec, 'utf8').includes("from 'fast-check'"))
  beforeAll(async () => {
    const seed = propertySeed();
    const { default: fc } = await import('fast-check');
    fc.configureGlobal(seed === undefined ? {} : { seed });
  });

/** Processor seconds; the check compares what is named here with its budget (tools/check/budget.json). */
const named = 8;
const before = process.cpuUsage();

afterAll(() => {
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  if (seconds > named)
    process.stdout.write(`slow spec: ${seconds.toFixed(1)} s ${relative(root, spec).replaceAll('\\', '/')}\n`);
});
