import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'vite';
import { chunkLedger } from '../../tools/presets/vite-chunk-ledger.mjs';
import { shakeableRouter, withoutPreloadHelper } from '../../tools/presets/vite-lean-client.mjs';
import { sourcePlugins } from '../../tools/presets/vite-lib.mjs';

const root = join(import.meta.dirname, '../..');

/** Short class names, the same on server and in the browser: the usual long ones weigh twice, in every page and in every chunk. */
const classNameOf = (name, file) =>
  `_${createHash('sha256').update(`${relative(root, file.split('?')[0])} ${name}`).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`;

/** react-router's package leads every bundler to its development build; the production one has no warnings in it. */
const routerFolder = dirname(createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve('react-router/package.json'));
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerFolder, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dist/production/dom-export.mjs') },
];

/** A stand-in for older versions of React; this one has the hook itself. */
const ownExternalStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

/** Packages that every page needs, and the shop's own parts that most pages share: one chunk compresses better than twenty. */
const everyPage =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@reduxjs\/toolkit|immer|redux|reselect|redux-thunk|react-redux|use-sync-external-store|@lingui\/core|@lingui\/react)\/|libs\/(routing|i18n|model)\/|libs\/ui\/src\/lib\/(header|menu|icon|navigation|button|product-card|price-tag|image|layout|text|badge|empty-state|class-names|footer|breadcrumb)\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [...sourcePlugins(), ...(isSsrBuild ? [] : [shakeableRouter(routerFolder), withoutPreloadHelper(), chunkLedger()])],
  resolve: {
    conditions: ['@lyng/source', 'module', isSsrBuild ? 'node' : 'browser', 'development|production'],
    alias: command === 'build' && !isSsrBuild ? [...productionRouter, ownExternalStore] : [],
  },
  css: { modules: { generateScopedName: classNameOf } },
  ssr: {
    noExternal: [/^@lyng\//],
    resolve: { conditions: ['@lyng/source', 'module', 'node', 'development|production'], externalConditions: ['node'] },
  },
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild,
    // One stylesheet, inlined into every page by the server.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The server names what a page needs; later pages share nearly everything with the first, so no list of preloads is carried along.
    modulePreload: false,
    rollupOptions: {
      input: isSsrBuild
        ? { main: join(import.meta.dirname, 'src/server/main.ts') }
        : { 'entry-client': join(import.meta.dirname, 'src/client/entry-client.tsx') },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [{ name: 'shop', test: everyPage }] } } }),
    },
  },
}));
