import { join } from 'node:path';
import { readClientAssets } from './assets.ts';
import { readBackendTimeout } from './backend-timeout.ts';
import { checkConfig } from './check-config.ts';
import { createPageRenderer } from './render-page.tsx';
import { createStorefrontServer } from './storefront-server.ts';

/** Starts the built shop: `node dist/server/main.js`. */
async function main(): Promise<void> {
  checkConfig();
  const port = Number(process.env.PORT ?? 4200);
  const backendUrl = process.env.BACKEND_URL ?? `http://127.0.0.1:${process.env.BACKEND_PORT ?? 4300}`;
  const clientFolder = join(import.meta.dirname, '../client');
  const assets = readClientAssets(clientFolder);
  const backendTimeout = readBackendTimeout(process.env.BACKEND_TIMEOUT);
  const server = await createStorefrontServer({
    backendUrl,
    clientFolder,
    assets,
    renderer: createPageRenderer(assets),
    trustProxy: process.env.TRUST_PROXY === '1',
    ...(backendTimeout !== undefined && { backendTimeout }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
  try {
    await server.listen({ port, host: process.env.HOST ?? '::' });
    console.log(`storefront listens on port ${port}`);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` : error);
    process.exit(1);
  }
}

void main();
