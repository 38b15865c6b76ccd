import { join } from 'node:path';
import { jestConfig } from '../../tools/presets/jest.mjs';

const testing = join(import.meta.dirname, 'src/database/testing');
const { projects, ...config } = jestConfig(import.meta.dirname);

export default {
  ...config,
  projects: projects.map((project) => ({
    ...project,
    globalSetup: join(testing, 'jest-setup.ts'),
    globalTeardown: join(testing, 'jest-teardown.ts'),
  })),
};
