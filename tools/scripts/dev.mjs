// `npm run dev`: the shop while it is edited; `npm run dev -- --app outlet`: another one. The next request, and the open page, show an edit of app, libraries, backend,
// texts and GraphQL documents.
import { spawn } from 'node:child_process';
import { nodeBinary, root, toolEnvironment } from '../setup/runtime.mjs';
import { ensureInstalled } from '../setup/setup.mjs';
import { chosenApp } from '../shop/shop-apps.mjs';
import { checkPort, startShop } from '../shop/shop-processes.mjs';

const app = chosenApp();
const port = Number(process.env.PORT ?? 4200);
const backendPort = Number(process.env.BACKEND_PORT ?? 4300);

await checkPort(port, 'PORT', 'npm run dev');
await checkPort(backendPort, 'BACKEND_PORT', 'npm run dev');
ensureInstalled();
const generated = spawn(nodeBinary(), ['tools/dev/watch-generated.mjs'], {
  cwd: root,
  env: toolEnvironment(),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const shop = await startShop({
  port,
  backendPort,
  programs: {
    backend: ['apps/commerce-backend/src/dev-main.mjs'],
    storefront: ['tools/dev/shop-main.mjs', app.folder],
  },
  channel: true,
  // While one works on a text, its translations are still to come: the page shows the English one.
  environment: { NODE_ENV: 'development', ALLOW_MISSING_TEXTS: '1' },
});
const [backend, storefront] = shop.children;
backend.on('message', (message) => storefront.connected && storefront.send(message));
console.log(
  `\n${app.config.name} in development: ${app.config.markets.map(({ host }) => `http://${host}:${port}/`).join(' ')}\nCtrl-C stops it.\n`,
);

const stop = async (code) => {
  generated.kill();
  await shop.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
for (const child of shop.children) child.once('exit', () => void stop(1));
