import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { shopApps } from '../shop/shop-apps.mjs';

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
const shops = shopApps().map((name) => `apps/${name}/src`);
/** The files of a shop that only its server loads; a browser may load all others. */
const shopServerFiles = ['server.ts', '**/*.server.ts'];
const shopCode = shops.map((shop) => `${shop}/**`);
const serverCode = shops.flatMap((shop) => shopServerFiles.map((glob) => `${shop}/${glob}`));
const isShopServer = (specifier) => /^apps\/[^/]+\/src\/(server\.ts$|.*\.server\.ts$)/.test(specifier);
const isShopBrowser = (specifier) => /^apps\/[^/]+\/src\/browser\.ts$/.test(specifier);
const components = 'libs/ui/src/lib';
const shippedCode = ['libs/*/src/**', ...shopCode, 'apps/commerce-backend/src/**'];

const isServerPackage = isPackage(
  'fastify',
  '@fastify',
  'graphql-yoga',
  'kysely',
  'pg',
  'sharp',
  'lru-cache',
  '@redis',
  '@electric-sql',
);
const isTestCode = isEither(
  (specifier) => /^@lyng\/[^/]+\/testing$/.test(specifier) || /^(apps|libs)\/.*\/testing(\/|\.ts$)/.test(specifier),
  isPackage('storybook', '@storybook', '@testing-library', 'fast-check', 'vitest', '@vitest', '@jest'),
);
/** Libraries and entry points for a process without a browser; of all other libraries it may use only `core`. */
const isPlainLibrary = isPackage(
  '@lyng/model',
  '@lyng/browser',
  '@lyng/search-client',
  '@lyng/demo-assets',
  '@lyng/demo-catalogue',
  '@lyng/contract-suite',
  '@lyng/storefront-kit/fastify',
  '@lyng/catalogue-import',
);
const isReactEntry = (specifier) =>
  specifier.startsWith('@lyng/') && !specifier.endsWith('/core') && !isPlainLibrary(specifier);

/**
 * Forbidden imports by place, beside the tags of the projects: a tag knows neither folders, nor entry points, nor
 * Node's own modules. `forbids` gets a package's name as it is written, a relative import as a path below the
 * repository.
 */
const zones = {
  'no-node-in-browser-code': {
    files: ['libs/*/src/**', ...shopCode],
    ignores: [
      ...testFiles,
      ...serverCode,
      'libs/ui/src/lib/tokens/write-tokens-css.ts',
      'libs/{catalogue-import,contract-suite,demo-assets}/**',
      'libs/storefront-kit/src/{server.ts,fastify.ts,lib/server/**}',
      'libs/*/src/{feature.server.ts,lib/server/**}',
    ],
    forbids: isEither(isBuiltin, isServerPackage),
    message: 'This code runs in a browser: no module of Node and no package of a server.',
  },
  'no-router-or-client': {
    files: ['libs/*/src/**'],
    ignores: [
      'libs/{commerce-client,feature,storefront-kit}/**',
      'libs/*/src/lib/{screens,fills,tab}/**',
      'libs/routing/**/*.spec.ts',
    ],
    forbids: isPackage('react-router', 'react-router-dom', '@apollo/client'),
    message: 'Libraries link with useHref() of @lyng/routing and use the gateway of @lyng/commerce-client.',
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
    files: shopCode,
    ignores: [...testFiles, ...serverCode],
    forbids: isEither(isShopServer, isPackage('@lyng/storefront-kit/server', '@lyng/storefront-kit/fastify')),
    message: 'This code runs in a browser as well: nothing of the server.',
  },
  'no-client-in-server': {
    files: serverCode,
    ignores: testFiles,
    forbids: isEither(isShopBrowser, isPackage('@lyng/storefront-kit/browser')),
    message: 'browser.ts and the kit’s browser half run in a browser alone: nothing of them on the server.',
  },
  'feature-parts': {
    files: ['libs/*/src/lib/{core,wire,state,react}/**', 'libs/*/src/index.ts'],
    ignores: testFiles,
    forbids: (specifier) => /^libs\/[^/]+\/src\/(lib\/(screens|fills|ports|tab|server)\/|feature)/.test(specifier),
    message:
      'Screens, fills, ports and the parts of tab and server are imported by feature.ts and feature.server.ts only.',
  },
  'kit-browser': {
    files: ['libs/storefront-kit/src/{browser.ts,lib/{browser,react,shared}/**}'],
    ignores: testFiles,
    forbids: isBelow('libs/storefront-kit/src/lib/server'),
    message: 'This code runs in a browser as well: nothing of server/.',
  },
  'kit-server': {
    files: ['libs/storefront-kit/src/{server.ts,fastify.ts,lib/{server,shared}/**}'],
    ignores: testFiles,
    forbids: isBelow('libs/storefront-kit/src/lib/browser'),
    message: 'browser/ runs in a browser alone: nothing of it on the server.',
  },
  'no-react-in-backend': {
    files: ['apps/commerce-backend/src/**'],
    ignores: testFiles,
    forbids: isEither(isPackage('react', 'react-dom'), isReactEntry),
    message: 'The backend draws nothing: of a library with React it imports /core.',
  },
  'ui-primitives': {
    files: [`${components}/primitives/**`],
    ignores: [],
    forbids: isBelow(`${components}/commerce`),
    message: 'primitives/ would serve any web application: nothing of commerce/, in specs and stories neither.',
  },
  'ui-helpers': {
    files: [`${components}/{base,class-names,testing,tokens,viewport}/**`],
    ignores: ['**/*.stories.tsx'],
    forbids: isEither(isBelow(`${components}/primitives`), isBelow(`${components}/commerce`)),
    message: 'Components import what stands beside primitives/ and commerce/, never the other way.',
  },
};

const backend = 'apps/commerce-backend/src';

/** The areas of the backend, and from which of the others each may import values. */
export const backendAreas = {
  platform: [],
  shop: ['platform'],
  messages: ['platform', 'shop'],
  people: ['platform', 'shop', 'messages'],
  catalogue: ['platform', 'shop', 'messages'],
  search: ['platform', 'shop', 'catalogue'],
  shopping: ['platform', 'shop', 'messages', 'catalogue', 'people/account'],
};

const isBelowBackend = isBelow(backend);

/** One zone for each area; `api`, `setup` and the programs beside them import from all areas. */
const backendZones = Object.fromEntries(
  Object.entries(backendAreas).map(([area, others]) => {
    const isAllowed = isEither(...[area, ...others].map((folder) => isBelow(`${backend}/${folder}`)));
    return [
      `backend-${area}`,
      {
        files: [`${backend}/${area}/**`],
        ignores: testFiles,
        ignoresTypes: true,
        forbids: (specifier) => isBelowBackend(specifier) && !isAllowed(specifier),
        message: `${area}/ imports only from ${others.length > 0 ? others.join(', ') : 'itself'}. Types may come from anywhere.`,
      },
    ];
  }),
);

const allZones = { ...zones, ...backendZones };

/** A rule that reports every import, re-export and `import()` that `forbids` is true of. */
const importRule = ({ forbids, message, ignoresTypes = false }) => ({
  meta: { type: 'problem', schema: [], messages: { forbidden: `{{specifier}}: ${message}` } },
  create(context) {
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      if (ignoresTypes && (node.importKind === 'type' || node.exportKind === 'type')) return;
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

const plugin = { rules: Object.fromEntries(Object.entries(allZones).map(([name, zone]) => [name, importRule(zone)])) };

/** One block of ESLint's configuration for each zone. */
export const importZones = Object.entries(allZones).map(([name, { files, ignores }]) => ({
  files: files.map((glob) => (/\.\w+$/.test(glob) ? glob : `${glob}/*.{ts,tsx,mjs}`)),
  ignores,
  plugins: { '@lyng/imports': plugin },
  rules: { [`@lyng/imports/${name}`]: 'error' },
}));
