import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

const isPackage =
  (...names) =>
  (specifier) =>
    names.some((name) => specifier === name || specifier.startsWith(`${name}/`));
const isBelow = (folder) => (specifier) => specifier.startsWith(`${folder}/`);
const isEither =
  (...tests) =>
  (specifier) =>
    tests.some((test) => test(specifier));

const testFiles = ['**/*.spec.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', '**/testing.ts'];
/** The parts of the storefront that a browser loads. */
const browserCode = ['apps/storefront/src/{client,messages,routes,shell,wiring}/**', 'apps/storefront/src/*.ts'];
const shippedCode = ['libs/*/src/**', 'apps/storefront/src/**', 'apps/commerce-backend/src/**'];

const isServerPackage = isPackage(
  'fastify',
  '@fastify',
  'graphql-yoga',
  'kysely',
  'pg',
  'sharp',
  'lru-cache',
  '@electric-sql',
);
const isTestCode = isEither(
  (specifier) => /^@lyng\/[^/]+\/testing$/.test(specifier) || /^(apps|libs)\/.*\/testing(\/|\.ts$)/.test(specifier),
  isPackage('storybook', '@storybook', '@testing-library', 'fast-check', 'vitest', '@vitest', '@jest'),
);
/** Libraries that a process without a browser may use whole; of all others it takes `core`. */
const isPlainLibrary = isPackage('@lyng/model', '@lyng/browser', '@lyng/search-client');
const isReactEntry = (specifier) =>
  specifier.startsWith('@lyng/') && !specifier.endsWith('/core') && !isPlainLibrary(specifier);

/**
 * Which imports are an error where, beside the tags of the projects: a tag knows neither folders, nor entry points, nor
 * Node's own modules. `forbids` gets a package's name as it is written, a relative import as a path below the repository.
 */
const zones = {
  'no-node-in-browser-code': {
    files: ['libs/*/src/**', ...browserCode],
    ignores: [...testFiles, 'libs/ui/src/lib/tokens/write-tokens-css.ts'],
    forbids: isEither(isBuiltin, isServerPackage),
    message: 'This code runs in a browser: no module of Node and no package of a server.',
  },
  'no-router-or-client': {
    files: ['libs/*/src/**'],
    ignores: ['libs/commerce-client/**', 'libs/routing/**/*.spec.ts'],
    forbids: isPackage('react-router', 'react-router-dom', '@apollo/client'),
    message: 'Libraries link with useHref() of @lyng/routing and ask through the gateway of @lyng/commerce-client.',
  },
  'no-test-code': {
    files: shippedCode,
    ignores: testFiles,
    forbids: isTestCode,
    message: 'Test code does not ship: only specs, stories and testing/ import it.',
  },
  'no-deep-import': {
    files: ['**'],
    ignores: [],
    forbids: (specifier) => /^@lyng\/[^/]+\/(src|dist|lib)\//.test(specifier),
    message: 'A library is imported by its entry points, as its package.json lists them under exports.',
  },
  'no-server-in-client': {
    files: browserCode,
    ignores: testFiles,
    forbids: isBelow('apps/storefront/src/server'),
    message: 'This code runs in a browser as well: nothing of server/.',
  },
  'no-client-in-server': {
    files: ['apps/storefront/src/server/**'],
    ignores: testFiles,
    forbids: isBelow('apps/storefront/src/client'),
    message: 'client/ runs in a browser alone: nothing of it on the server.',
  },
  'no-react-in-backend': {
    files: ['apps/commerce-backend/src/**'],
    ignores: testFiles,
    forbids: isEither(isPackage('react', 'react-dom'), isReactEntry),
    message: 'The backend draws nothing: of a library with React it imports /core.',
  },
};

/** A rule that reports every import, re-export and `import()` that `forbids` is true of. */
const importRule = ({ forbids, message }) => ({
  meta: { type: 'problem', schema: [], messages: { forbidden: `{{specifier}}: ${message}` } },
  create(context) {
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const specifier = node.source.value;
      const target = specifier.startsWith('.') ? relative(root, join(dirname(context.filename), specifier)) : specifier;
      if (forbids(target)) context.report({ node, messageId: 'forbidden', data: { specifier } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
});

const plugin = { rules: Object.fromEntries(Object.entries(zones).map(([name, zone]) => [name, importRule(zone)])) };

/** One block of ESLint's configuration for each zone. */
export const importZones = Object.entries(zones).map(([name, { files, ignores }]) => ({
  files: files.map((glob) => (/\.\w+$/.test(glob) ? glob : `${glob}/*.{ts,tsx,mjs}`)),
  ignores,
  plugins: { '@lyng/imports': plugin },
  rules: { [`@lyng/imports/${name}`]: 'error' },
}));
