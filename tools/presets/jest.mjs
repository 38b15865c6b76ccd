import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Run before each spec file. */
const setups = [join(root, 'tools/presets/jest-spec.ts')];

const swc = (jsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [['@lingui/swc-plugin', {}]], cacheRoot: join(root, 'node_modules/.cache/swc') },
    },
    module: { type: 'commonjs' },
  },
];

const shared = (projectRoot) => ({
  rootDir: projectRoot,
  transform: {
    '^.+\\.tsx$': swc(true),
    '^.+\\.[cm]?ts$': swc(false),
    // ES modules of node_modules, which Jest loads as CommonJS.
    '^.+\\.[cm]?js$': [
      '@swc/jest',
      { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } }, module: { type: 'commonjs' } },
    ],
    '\\.po$': join(root, 'tools/presets/jest-po.mjs'),
  },
  transformIgnorePatterns: [
    `node_modules/(?!\\.pnpm)(?!(${esModules.join('|')}))`,
    `node_modules/\\.pnpm/(?!(${esModules.map((name) => name.replace('/', '\\+')).join('|')})@)`,
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': join(root, 'tools/presets/jest-empty.cjs'),
  },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env.LONG_TESTS === '1' ? [] : ['\\.long\\.spec\\.tsx?$']),
  ],
  setupFilesAfterEnv: setups,
});

/** Packages that ship ES modules only. */
const esModules = [
  '@lingui/',
  'fast-check',
  'pure-rand',
  'graphql-yoga',
  '@graphql-yoga/',
  '@envelop/',
  '@whatwg-node/',
  '@graphql-tools/',
  'kysely',
  'graphql',
  '@apollo/client',
];

/**
 * `*.spec.ts` run in Node, `*.spec.tsx` in jsdom; sources of the other libraries are taken through the
 * `@lyng/source` export condition, so no build comes first.
 */
export const jestConfig = (projectRoot) => ({
  rootDir: projectRoot,
  passWithNoTests: false,
  // For what hangs, not for what is slow: on one busy core a file takes minutes. Jest reads this at the top level only.
  testTimeout: 300_000,
  // The check runs several projects at once, and sets how many workers each may have.
  ...(process.env.JEST_WORKERS && { maxWorkers: Number(process.env.JEST_WORKERS) }),
  projects: [
    {
      ...shared(projectRoot),
      displayName: 'node',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@lyng/source', 'node', 'node-addons'] },
      testMatch: ['**/*.spec.ts'],
    },
    {
      ...shared(projectRoot),
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['@lyng/source', 'browser'] },
      testMatch: ['**/*.spec.tsx'],
      setupFilesAfterEnv: [...setups, join(root, 'tools/presets/jest-dom.cjs')],
    },
  ],
});
