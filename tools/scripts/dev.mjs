// `npm run dev`: the shop with hot reload for app and libraries.
import { ensureInstalled } from './setup.mjs';
import { checkPort, startShop } from './shop-processes.mjs';

const port = Number(process.env.PORT ?? 4200);
const backendPort = Number(process.env.BACKEND_PORT ?? 4300);

await checkPort(port, 'PORT', 'npm run dev');
await checkPort(backendPort, 'BACKEND_PORT', 'npm run dev');
ensureInstalled();
const shop = await startShop({
  port,
  backendPort,
  storefront: ['apps/storefront/src/server/dev-main.mjs'],
  environment: { NODE_ENV: 'development' },
});
console.log(`\nThe shop in development: http://dk.localhost:${port}/ (se, no, fi likewise). Ctrl-C stops it.\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void shop.stop().then(() => process.exit(0)));
for (const child of shop.children) child.once('exit', () => void shop.stop().then(() => process.exit(1)));
