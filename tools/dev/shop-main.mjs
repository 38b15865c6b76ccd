// A shop in development, shop-main.mjs <app folder>: Vite compiles app and libraries on request and reloads them on edits.
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { errorPage, placeOf, sourceStack } from './error-report.mjs';
import { reloadingApp } from './reloading-app.mjs';
import { reloadPage, untranslatedTexts, writeTokens } from './vite-dev-plugins.mjs';

const workspace = join(import.meta.dirname, '../..');
const root = join(workspace, process.argv[2]);
const server = createHttpServer();
const texts = untranslatedTexts();
const vite = await createServer({
  root,
  configFile: join(root, 'vite.config.mjs'),
  plugins: [reloadPage(), writeTokens(), texts.plugin],
  // Hot reload shares the shop's server, so that two shops in development need no additional port.
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});

const report = (error) => {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(error);
};

// Vite's client adds the styles.
const noStyles = { css: '', source: undefined };
const assets = {
  stylesOf: () => noStyles,
  allStyles: noStyles,
  script: `/@fs${join(import.meta.dirname, 'browser-entry.mjs')}`,
  font: undefined,
  addressOf: (source) => (source.startsWith('..') ? `/@fs${join(root, source)}` : `/${source}`),
  modulesOf: () => [],
  nextModules: [],
};
/** The shop and the kit's server, as they are now. */
const loadShop = async () => ({
  ...(await vite.ssrLoadModule('@lyng/storefront-kit/server')),
  ...(await vite.ssrLoadModule('/src/shop.server.ts')),
});
/** Every request runs the newest code; an error in it is the page. */
const renderer = async (request, visit) => {
  try {
    const { createPageRenderer, openServices, shop: composed } = await loadShop();
    const { shop } = openServices(composed, process.env);
    const render = await createPageRenderer(shop, assets, { throwErrors: true, onMissingText: texts.onMissing });
    return await render(request, visit);
  } catch (error) {
    report(error);
    return {
      status: 500,
      headers: { 'cache-control': 'no-store' },
      html: errorPage(error, workspace),
      isComplete: false,
    };
  }
};

const shop = reloadingApp({
  load: loadShop,
  build: ({ createStorefrontServer, openServices, shop: composed }) =>
    createStorefrontServer({ ...openServices(composed, process.env), renderer, development: true }),
  fail: (error, response) => {
    report(error);
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(errorPage(error, workspace));
  },
});

const { hot, moduleGraph } = vite.environments.client;
/** The module of a path that the browser requests. */
const moduleOf = (path) =>
  [
    ...(moduleGraph.getModulesByFile(path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(root, path)) ?? []),
  ].find((module) => module.transformResult);
hot.on('shop:error', ({ name, message, stack }) => {
  const error = { name, message, stack: sourceStack(stack, moduleOf) };
  console.error(`\nIn the browser: ${error.stack}\n`);
  hot.send({
    type: 'error',
    err: { message: `${name}: ${message}`, stack: error.stack, id: placeOf(error, workspace) },
  });
});

process.on('message', (message) => {
  if (message === 'backend reloaded') hot.send({ type: 'full-reload' });
});

await shop.newest();
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => shop.listener(request, response)),
);
server.listen(Number(process.env.PORT ?? 4200), '::');

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (closing) return;
    closing = true;
    server.close();
    server.closeAllConnections();
    await Promise.allSettled([vite.close(), shop.close()]);
    process.exit(0);
  });
}
