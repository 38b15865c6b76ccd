// The shop in development: Vite compiles app and libraries on request and reloads them while they are edited.
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describeError, errorPage, placeOf, sourceStack } from '../../../../tools/scripts/dev/error-report.mjs';
import { reloadingApp } from '../../../../tools/scripts/dev/reloading-app.mjs';
import { reloadPage, untranslatedTexts, writeTokens } from '../../../../tools/scripts/dev/vite-dev-plugins.mjs';

const root = join(import.meta.dirname, '../..');
const workspace = join(root, '../..');
const server = createHttpServer();
const texts = untranslatedTexts();
const vite = await createServer({
  root,
  configFile: join(root, 'vite.config.mjs'),
  plugins: [reloadPage(), writeTokens(), texts.plugin],
  // The socket of hot reload is the shop's own, so that two shops in development need no port more.
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});

const report = (error) => {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(`\n${describeError(error, workspace)}\n`);
};

const assets = {
  css: '',
  cssHash: "'unsafe-inline'",
  script: '/src/client/dev-entry.mjs',
  font: undefined,
  modulesOf: () => [],
};
/** Every request takes the newest code; what is wrong with it is the page. */
const renderer = async (request, facts) => {
  try {
    const { createPageRenderer } = await vite.ssrLoadModule('/src/server/render-page.tsx');
    return await createPageRenderer(assets, { throwErrors: true })(request, {
      ...facts,
      onMissingText: texts.onMissing,
    });
  } catch (error) {
    report(error);
    return { status: 500, headers: { 'cache-control': 'no-store' }, html: errorPage(error, workspace), isWhole: false };
  }
};

const shop = reloadingApp({
  load: () => vite.ssrLoadModule('/src/server/storefront-server.ts'),
  build: ({ createStorefrontServer }) =>
    createStorefrontServer({ backendUrl: process.env.BACKEND_URL, assets, renderer, development: true }),
  fail: (error, response) => {
    report(error);
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(errorPage(error, workspace));
  },
});

const { hot, moduleGraph } = vite.environments.client;
/** The module behind a path that the browser asks for. */
const moduleOf = (path) =>
  [
    ...(moduleGraph.getModulesByFile(path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(root, path)) ?? []),
  ].find((module) => module.transformResult);
hot.on('shop:error', ({ name, message, stack }) => {
  const error = { name, message, stack: sourceStack(stack, moduleOf) };
  console.error(`\nIn the browser: ${describeError(error, workspace)}\n`);
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
