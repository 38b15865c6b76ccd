import { join } from 'node:path';
import { jestConfig } from '../../tools/presets/jest.mjs';

const { projects, ...config } = jestConfig(import.meta.dirname);

export default {
  ...config,
  projects: projects.map((project) => ({
    ...project,
    ...(project.displayName === 'node' && {
      globalSetup: join(import.meta.dirname, 'src/lib/testing/jest-setup.ts'),
    }),
  })),
};
