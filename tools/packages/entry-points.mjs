/** The files of a library that are entry points, where they exist. */
export const entryPointNames = [
  'index',
  'core',
  'testing',
  'page',
  'apollo',
  'realtime',
  'browser',
  'server',
  'fastify',
  'feature',
  'feature.server',
];
