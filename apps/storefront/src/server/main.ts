import { join } from 'node:path';
import { storeAssets } from './asset-store.ts';
import { readClientAssets } from './assets.ts';
import { makeBusyPage } from './busy-page.tsx';
import { checkConfig } from './check-config.ts';
import { limitRenders } from './limit-renders.ts';
import { OperatorMistake } from './operator-mistake.ts';
import { createPageRenderer } from './render-page.tsx';
import { readSettings } from './settings.ts';
import { createStorefrontServer } from './storefront-server.ts';

/** Starts the built shop: `node dist/server/main.js`. */
async function main(): Promise<void> {
  checkConfig();
  const { port, host, assetStore, ...settings } = readSettings(process.env);
  const clientFolder = join(import.meta.dirname, '../client');
  const assets = readClientAssets(clientFolder);
  const hurry = new AbortController();
  const server = await createStorefrontServer({
    ...settings,
    clientFolder,
    assetFolder: assetStore && (await storeAssets(join(clientFolder, 'assets'), assetStore, new Date())),
    assets,
    renderer: limitRenders(createPageRenderer(assets), { busyPage: makeBusyPage(assets) }),
    hurry: hurry.signal,
  });
  // Closes once, however many signals come: a terminal sends one, and the npm that started this sends another.
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {
    // Whoever presses Ctrl-C waits for no load balancer.
    hurry.abort();
    stop();
  });
  try {
    await server.listen({ port, host });
    console.log(`storefront listens on port ${port}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new OperatorMistake(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof OperatorMistake ? error.message : error);
  process.exit(1);
}
