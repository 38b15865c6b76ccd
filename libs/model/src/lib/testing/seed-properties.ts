import { readFileSync } from 'node:fs';
import { propertySeed } from './sample.ts';

/** Jest runs this before each spec file. One that uses fast-check gets the run's seed; the others do not load it. */
const spec = expect.getState().testPath;
if (spec !== undefined && readFileSync(spec, 'utf8').includes("from 'fast-check'"))
  beforeAll(async () => {
    const seed = propertySeed();
    const { default: fc } = await import('fast-check');
    fc.configureGlobal(seed === undefined ? {} : { seed });
  });
