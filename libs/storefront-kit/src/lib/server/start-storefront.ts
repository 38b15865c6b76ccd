import { join } from 'node:path';
import type { Storefront } from '../shared/create-storefront.ts';
import { storeAssets } from './documents/asset-store.ts';
import { readClientAssets } from './documents/assets.ts';
import { makeBusyPage } from './documents/retry-page.tsx';
import { ConfigurationError, readAll } from '@lyng/feature';
import type { Services } from '@lyng/feature';
import { checkStorefront } from './check-storefront.ts';
import { readDeployId } from './documents/deploy-id.ts';
import { limitRenders } from './pages/limit-renders.ts';
import { cachedScreensOf } from './pages/page-parameters.ts';
import { makeOfflinePage } from './documents/offline-page.tsx';
import { openServices } from './proxy/open-services.ts';
import { openRedisPages } from './cache/redis-pages.ts';
import { createPageRenderer } from './pages/render-page.tsx';
import { readSettings } from './settings.ts';
import { createStorefrontServer } from './storefront-server.ts';

/** The addresses of the services, which identify cached pages: other services give other pages. */
const addressesOf = (services: Services): readonly string[] =>
  Object.values(services).map((service) => service?.url ?? '');

async function listen(composed: Storefront, clientFolder: string): Promise<void> {
  checkStorefront(composed);
  const read = readAll({
    settings: () => readSettings(process.env),
    opened: () => openServices(composed, process.env),
  });
  const { port, host, assetStore, pageCacheUrl, serviceWorkerOff, ...settings } = read.settings;
  const { services, shop } = read.opened;
  const assets = readClientAssets(clientFolder);
  const release = readDeployId(clientFolder, process.argv[1], [...addressesOf(services), String(serviceWorkerOff)]);
  // Of all processes with this shop, this deploy and this backend.
  const sharedPages =
    pageCacheUrl === undefined
      ? undefined
      : await openRedisPages({ url: pageCacheUrl, prefix: `pages:${shop.config.name}:${release}:` });
  const hurry = new AbortController();
  const server = await createStorefrontServer({
    ...settings,
    services,
    shop,
    release,
    clientFolder,
    assetFolder: assetStore && (await storeAssets(join(clientFolder, 'assets'), assetStore, new Date())),
    renderer: limitRenders(await createPageRenderer(shop, assets, { release, hasServiceWorker: !serviceWorkerOff }), {
      busyPage: makeBusyPage(shop.config.name, assets),
      cachedScreens: cachedScreensOf(shop.features),
    }),
    serviceWorker: {
      release,
      isRemoved: serviceWorkerOff,
      offlinePage: makeOfflinePage(shop.config.name, assets.allStyles),
    },
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
    const address = await server.listen({ port, host });
    // With port 0 the system has chosen a free one.
    console.log(`storefront listens on port ${port || new URL(address).port}`);
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
