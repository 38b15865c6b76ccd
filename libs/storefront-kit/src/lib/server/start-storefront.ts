import { join } from 'node:path';
import type { Storefront } from '../shared/create-storefront.ts';
import { storeAssets } from './asset-store.ts';
import { readClientAssets } from './assets.ts';
import { makeBusyPage } from './busy-page.tsx';
import { ConfigurationError } from '@lyng/feature';
import { checkStorefront } from './check-storefront.ts';
import { readDeployId } from './deploy-id.ts';
import { limitRenders } from './limit-renders.ts';
import { cachedScreensOf } from './page-parameters.ts';
import { openRedisPages } from './redis-pages.ts';
import type { RedisPages } from './redis-pages.ts';
import { createPageRenderer } from './render-page.tsx';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { createStorefrontServer } from './storefront-server.ts';

/** The pages of all processes with this shop, this deploy and this backend. */
async function openSharedPages(
  { config }: Storefront,
  clientFolder: string,
  url: Settings['pageCacheUrl'],
  backendUrl: Settings['backendUrl'],
): Promise<RedisPages | undefined> {
  if (url === undefined) return undefined;
  const deploy = readDeployId(clientFolder, process.argv[1], [backendUrl]);
  return openRedisPages({ url, prefix: `pages:${config.name}:${deploy}:` });
}

async function listen(shop: Storefront, clientFolder: string): Promise<void> {
  checkStorefront(shop);
  const { port, host, assetStore, pageCacheUrl, ...settings } = readSettings(process.env);
  const assets = readClientAssets(clientFolder);
  const sharedPages = await openSharedPages(shop, clientFolder, pageCacheUrl, settings.backendUrl);
  const hurry = new AbortController();
  const server = await createStorefrontServer({
    ...settings,
    shop,
    clientFolder,
    assetFolder: assetStore && (await storeAssets(join(clientFolder, 'assets'), assetStore, new Date())),
    renderer: limitRenders(await createPageRenderer(shop, assets), {
      busyPage: makeBusyPage(shop.config.name, assets),
      cachedScreens: cachedScreensOf(shop.features),
    }),
    sharedPages,
    hurry: hurry.signal,
  });
  server.addHook('onClose', async () => sharedPages?.close());
  // Closes once, however many signals arrive: the terminal sends one, and the npm that started this sends another.
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {
    // Ctrl-C does not wait for a load balancer.
    hurry.abort();
    stop();
  });
  try {
    await server.listen({ port, host });
    console.log(`storefront listens on port ${port}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigurationError(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  }
}

/** Starts the built shop, whose client build is in `clientFolder`. */
export async function startStorefront(shop: Storefront, clientFolder: string): Promise<void> {
  try {
    await listen(shop, clientFolder);
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}
