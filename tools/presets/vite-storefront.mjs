import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'vite';
import { chunkReport } from './vite-chunk-report.mjs';
import { deferredImports } from './vite-deferred-imports.mjs';
import { hiddenMaps } from './vite-hidden-maps.mjs';
import { importSources, messageEntries } from './vite-import-sources.mjs';
import { readSharedChunks } from './storefront-parts.mjs';
import { sourcePlugins } from './vite-lib.mjs';
import { pageStyles } from './vite-page-styles.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Short class names, the same on server and in the browser: the default ones are twice as large, in every page and
 * chunk.
 */
const shortName = (name, file) =>
  `_${createHash('sha256')
    .update(`${relative(root, file.split('?')[0])} ${name}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 5)}`;

/** react-router's package resolves to its development build in every bundler; the production one has no warnings. */
const routerFolder = dirname(
  createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve('react-router/package.json'),
);
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerFolder, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dist/production/dom-export.mjs') },
];

/** A shim for older versions of React; this one has the hook itself. */
const ownExternalStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

/** Loaded by the page's inline script with the first error, so it shares no chunk with the shop's code. */
const errorReporter = join(root, 'libs/storefront-kit/src/lib/browser/error-reporter.ts');

/** Chromium compiles a file that begins with it outside of the main thread, while it loads: a first load runs most of the entry. */
const compiledAhead = '//# allFunctionsCalledOnLoad';

/** Only Formik's `connect` uses them, which no form of the shop needs. As CommonJS they would come with every form. */
const unusedByFormik = /\/(?:hoist-non-react-statics|react-is)\//;

/** The build of an app that is a shop: once for browsers, once for the server (`--ssr`). */
export function storefrontConfig(folder) {
  const chunks = readSharedChunks(folder);
  const { classNameOf, plugin: pageStylesPlugin } = pageStyles({ folder, nameOf: shortName });
  // One chunk compresses better than twenty, so the entry takes along all that it needs, with every package of it; but
  // what a page does not show must not come with it.
  const chunkGroups = chunks.map(({ name, files }) => ({ name, test: (id) => files.has(id.split('?')[0]) }));
  return defineConfig(({ command, isSsrBuild }) => ({
    root: folder,
    plugins: [
      ...sourcePlugins(),
      ...(isSsrBuild || command === 'serve' ? [importSources(folder)] : []),
      ...(isSsrBuild
        ? []
        : [
            deferredImports(folder),
            pageStylesPlugin,
            chunkReport(folder),
            hiddenMaps(join(folder, 'dist/client-maps')),
          ]),
    ],
    resolve: {
      conditions: ['@lyng/source', 'module', isSsrBuild ? 'node' : 'browser', 'development|production'],
      alias: command === 'build' ? [...productionRouter, ...(isSsrBuild ? [] : [ownExternalStore])] : [],
    },
    css: { modules: { generateScopedName: classNameOf } },
    ssr: {
      // The router's package gives Node its development build; bundling selects the production one.
      noExternal: [
        /^@lyng\//,
        ...(command === 'build' ? ['react-router-dom', 'react-router', 'cookie', 'set-cookie-parser'] : []),
      ],
      resolve: {
        conditions: ['@lyng/source', 'module', 'node', 'development|production'],
        externalConditions: ['node', 'module-sync', 'import'],
      },
    },
    build: {
      target: 'es2022',
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      sourcemap: isSsrBuild || 'hidden',
      // One stylesheet, so that its rules have one order; the server inlines what a page needs of it.
      cssCodeSplit: false,
      // One percent smaller than the default, for ten seconds of build time.
      ...(!isSsrBuild && { minify: 'terser', terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } } }),
      assetsInlineLimit: 0,
      // The server names a page's chunks; later pages share nearly all of them with the first, so preload lists are not
      // included.
      modulePreload: false,
      rollupOptions: {
        input: isSsrBuild
          ? { main: join(folder, 'src/server.ts') }
          : {
              'entry-client': join(folder, 'src/browser.ts'),
              'error-reporter': errorReporter,
              ...messageEntries(folder),
            },
        // A file of texts is only of use with its export.
        preserveEntrySignatures: 'exports-only',
        ...(!isSsrBuild && {
          // A path is a part of the file that uses it: the error reporter must need no other file.
          optimization: { inlineConst: true },
          treeshake: { moduleSideEffects: [{ test: unusedByFormik, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunkGroups },
            // The entry names a hundred lazy files, and hashes do not compress: the default is longer.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            postBanner: ({ name }) => (name === 'entry-client' ? compiledAhead : ''),
          },
        }),
      },
    },
  }));
}
