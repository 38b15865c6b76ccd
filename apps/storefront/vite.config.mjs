import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'vite';
import { chunkLedger } from '../../tools/presets/vite-chunk-ledger.mjs';
import { hiddenMaps } from '../../tools/presets/vite-hidden-maps.mjs';
import { lateStyles } from '../../tools/presets/vite-late-styles.mjs';
import {
  lateListeners,
  packedDocuments,
  shakeableRouter,
  withoutPreloadHelper,
} from '../../tools/presets/vite-lean-client.mjs';
import { sourcePlugins } from '../../tools/presets/vite-lib.mjs';

const root = join(import.meta.dirname, '../..');

/** Short class names, the same on server and in the browser: the usual long ones weigh twice, in every page and in every chunk. */
const shortName = (name, file) =>
  `_${createHash('sha256')
    .update(`${relative(root, file.split('?')[0])} ${name}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 5)}`;

/** Styles of what appears only by script after hydration, most of it never: see docs/adr/0004. */
const { classNameOf, plugin: lateStylesPlugin } = lateStyles({
  files:
    /libs\/(ui\/src\/lib\/(action-menu|combobox|consent|gallery\/ZoomStage|loading-indicator|page-load-bar|toast)|cart\/src\/lib\/react\/(cart-warnings|mini-cart)|catalogue\/src\/lib\/react\/quick-shop\/QuickShop\.|search\/src\/lib\/react\/search-suggest)/,
  nameOf: shortName,
});

/** react-router's package leads every bundler to its development build; the production one has no warnings in it. */
const routerFolder = dirname(
  createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve('react-router/package.json'),
);
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerFolder, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dist/production/dom-export.mjs') },
];

/** A stand-in for older versions of React; this one has the hook itself. */
const ownExternalStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

/**
 * Which modules share a chunk. One chunk compresses better than twenty, so the entry takes along all that it needs, with
 * every package of it; but what a page does not show must not come with it. A group takes the imports of its modules
 * along too, unless a group above has them.
 */
const chunkGroups = [
  // Read when somebody types; the first of the groups, or the model takes it into the first load.
  { name: 'typed', test: /libs\/model\/src\/lib\/(email|typed-text)\.ts/ },
  {
    name: 'shop',
    test: /storefront\/src\/client\/entry-client|libs\/(model|i18n)\/|libs\/ui\/src\/lib\/((price-tag|image|layout|text|badge|button|notice|empty-state)\/|field\/(FieldFrame|field\.module)|skeleton\/Skeleton\.)/,
  },
  {
    name: 'browsing',
    test: /libs\/ui\/src\/lib\/(product-card|breadcrumb|accordion|carousel)\/|libs\/catalogue\/src\/lib\/(react\/product-cards?\/|state\/catalogue-events)|libs\/favourites\/src\/lib\/react\/favourite-button\//,
  },
  { name: 'fields', test: /libs\/ui\/src\/lib\/(field\/TextField|chip\/)/ },
  { name: 'waiting', test: /libs\/ui\/src\/lib\/(skeleton|summary-list)\// },
  { name: 'panel', test: /libs\/ui\/src\/lib\/dialog\// },
  {
    name: 'cart',
    test: /libs\/cart\/src\/lib\/(core\/voucher-code|react\/(cart-lines?\/|cart-failure-notice\/|free-shipping-bar\/|minimum-order[a-z-]*\/|cart-warnings\/Late|use-(cart(-changes)?|emptied-title)\.ts))|storefront\/src\/shell\/(seed|use-page)-cart/,
  },
  {
    name: 'product',
    test: /libs\/catalogue\/src\/lib\/(react\/product-page\/|core\/(size-choice|stock-status|category-trail))|storefront\/src\/routes\/(product\/product-parts|root\/use-load-messages)/,
  },
  { name: 'list', test: /libs\/catalogue\/src\/lib\/react\/product-list\// },
];

/** The cart that comes with a page is put in place and shown before the API client is there. */
const documents = {
  keysOf: [join(root, 'libs/cart/src/lib/wire/get-cart.generated.ts')],
  gateway: join(import.meta.dirname, 'src/client/browser-gateway.ts'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    ...sourcePlugins(),
    ...(isSsrBuild
      ? []
      : [
          lateListeners(),
          shakeableRouter(routerFolder),
          withoutPreloadHelper(),
          lateStylesPlugin,
          packedDocuments(documents),
          chunkLedger(),
          hiddenMaps(join(import.meta.dirname, 'dist/client-maps')),
        ]),
  ],
  resolve: {
    conditions: ['@lyng/source', 'module', isSsrBuild ? 'node' : 'browser', 'development|production'],
    alias: command === 'build' ? [...productionRouter, ...(isSsrBuild ? [] : [ownExternalStore])] : [],
  },
  css: { modules: { generateScopedName: classNameOf } },
  ssr: {
    // The router's package gives Node its development build; bundled it is the other one.
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
    // One stylesheet, inlined into every page by the server, and a late one.
    cssCodeSplit: false,
    // A hundredth smaller than the default, for ten seconds of a build.
    ...(!isSsrBuild && { minify: 'terser', terserOptions: { compress: { passes: 2 } } }),
    assetsInlineLimit: 0,
    // The server names what a page needs; later pages share nearly everything with the first, so no list of preloads is carried along.
    modulePreload: false,
    rollupOptions: {
      input: isSsrBuild
        ? { main: join(import.meta.dirname, 'src/server/main.ts') }
        : { 'entry-client': join(import.meta.dirname, 'src/client/entry-client.tsx') },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups } } }),
    },
  },
}));
