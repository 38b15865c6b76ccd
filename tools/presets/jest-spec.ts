// Jest runs this before each spec file.
import { readFileSync } from 'node:fs';
import { propertySeed } from '../../libs/model/src/lib/testing/sample.ts';

const spec = expect.getState().testPath ?? '';

// Property tests take the run's seed. Specs without them do not load fast-check.
if (readFileSync(spec, 'utf8').includes("from 'fast-check'"))
  beforeAll(async () => {
    const seed = propertySeed();
    const { default: fc } = await import('fast-check');
    fc.configureGlobal(seed === undefined ? {} : { seed });
  });
