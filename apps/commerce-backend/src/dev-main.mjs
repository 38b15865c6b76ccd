// The backend in development: Vite loads its sources and those of the libraries, and takes up what is edited, while the
// database stays open. Starting the process again took seconds, in which the shop could not be used.
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { reloadingApp } from '../../../tools/dev/reloading-app.mjs';

const root = join(import.meta.dirname, '..');
const workspace = join(root, '../..');
const conditions = ['@lyng/source', 'module', 'node', 'development|production'];
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions },
  ssr: { noExternal: [/^@lyng\//], resolve: { conditions, externalConditions: ['node', 'module-sync', 'import'] } },
});

const report = (error) => {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error('\ncommerce-backend:', error);
};

const database = { db: undefined, openDatabase: undefined };
/** The database stays open, unless how it is opened has changed: its folder has one user at a time. */
async function databaseOf({ openDatabase }, place) {
  if (database.openDatabase !== openDatabase) {
    await database.db?.destroy();
    database.openDatabase = undefined;
    database.db = await openDatabase(place);
    database.openDatabase = openDatabase;
  }
  return database.db;
}

const backend = reloadingApp({
  load: () => vite.ssrLoadModule('/src/dev-parts.ts'),
  build: async (parts) => {
    const config = parts.readConfig(process.env);
    const db = await databaseOf(parts, config.place);
    await parts.fillDatabase(db, {
      demo: config.demo,
      welcomeOffer: config.shop.welcomeOffer,
      print: (line) => console.log(line),
    });
    return parts.buildApp({ db, config });
  },
  fail: (error, response) => {
    report(error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error?.stack ?? error));
  },
});

/** Read by the sources, not imported. */
const files = ['shop.config.json', 'business.config.json', 'libs/commerce-client/schema.graphql'].map((file) =>
  join(workspace, file),
);
vite.watcher.add(files);
vite.watcher.on('change', async (file) => {
  const { moduleGraph } = vite.environments.ssr;
  if (files.includes(file) || file.endsWith('.po')) moduleGraph.invalidateAll();
  else if (!moduleGraph.getModulesByFile(file)?.size) return;
  // Vite's own listener is done when its promises are.
  await new Promise((resolve) => setImmediate(resolve));
  await backend.newest().then(() => process.send?.('backend reloaded'), report);
});

/** Closes once, however many signals come: a terminal sends one, and the npm that started this sends another. */
let closing = false;
const close = async (code) => {
  if (closing) return;
  closing = true;
  server.close();
  server.closeIdleConnections();
  await backend.close();
  await database.db?.destroy();
  await vite.close();
  process.exit(code);
};
const server = createHttpServer(backend.listener);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close(0));

try {
  await backend.newest();
  server.listen(Number(process.env.BACKEND_PORT ?? 4300), process.env.BACKEND_HOST ?? '127.0.0.1');
} catch (error) {
  report(error);
  await close(1);
}
