import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jestConfig } from '../../tools/presets/jest.mjs';

const testing = join(import.meta.dirname, 'src/platform/database/testing');
const { projects, ...config } = jestConfig(import.meta.dirname);
const node = {
  ...projects.find(({ displayName }) => displayName === 'node'),
  globalSetup: join(testing, 'jest-setup.ts'),
  globalTeardown: join(testing, 'jest-teardown.ts'),
};

export default {
  ...config,
  // By far the most tests: they wait for databases, so they fill the processors also beside other projects.
  maxWorkers: Math.min(4, availableParallelism()),
  projects: [
    {
      ...node,
      runtime: join(import.meta.dirname, '../../tools/presets/jest-native-runtime.cjs'),
      testPathIgnorePatterns: [...node.testPathIgnorePatterns, '\\.client\\.spec\\.ts$'],
    },
    // Specs that load the libraries' React code, because Node cannot load `.tsx`.
    { ...node, displayName: 'client', testMatch: ['**/*.client.spec.ts'] },
  ],
};
