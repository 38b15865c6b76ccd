// The shop in development: Vite compiles app and libraries on request and reloads them while they are edited.
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../..');
const vite = await createServer({
  root,
  configFile: join(root, 'vite.config.mjs'),
  server: { middlewareMode: true },
  appType: 'custom',
});

const assets = {
  css: '',
  cssHash: "'unsafe-inline'",
  script: '/src/client/dev-entry.mjs',
  font: undefined,
  modulesOf: () => [],
};
/** Every request takes the newest code. */
const renderer = async (request, facts) => {
  const { createPageRenderer } = await vite.ssrLoadModule('/src/server/render-page.tsx');
  return createPageRenderer(assets)(request, facts);
};

const { createStorefrontServer } = await vite.ssrLoadModule('/src/server/storefront-server.ts');
const shop = await createStorefrontServer({
  backendUrl: process.env.BACKEND_URL,
  assets,
  renderer,
  development: true,
  now: () => 0,
});
await shop.ready();

const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => shop.routing(request, response)),
);
server.listen(Number(process.env.PORT ?? 4200), '::');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server.close();
    server.closeAllConnections();
    await Promise.allSettled([vite.close(), shop.close()]);
    process.exit(0);
  });
}
