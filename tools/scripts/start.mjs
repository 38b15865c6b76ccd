// `npm start`: everything that a fresh machine needs, then the shop in production mode. `npm start -- --app outlet` starts another shop.
import { buildShop, ensureInstalled } from '../setup/setup.mjs';
import { chosenApp } from '../shop/shop-apps.mjs';
import { checkPort, startShop } from '../shop/shop-processes.mjs';

const app = chosenApp();
const port = Number(process.env.PORT ?? 4200);
const backendPort = Number(process.env.BACKEND_PORT ?? 4300);

await checkPort(port, 'PORT');
await checkPort(backendPort, 'BACKEND_PORT');
ensureInstalled();

buildShop(app.package);

console.log('Starting the shop …');
const shop = await startShop({ app: app.folder, port, backendPort, restart: true });
const { name, markets, sharedHost, defaultMarket } = app.config;
console.log(`\n${name} is open:`);
const otherPaths = markets.filter(({ alias }) => alias !== defaultMarket).map(({ languages }) => `/${languages[0]}`);
for (const { alias, host, currency, languages } of markets)
  console.log(`  ${alias.toUpperCase()}  http://${host}:${port}/  (${languages[0]}, ${currency})`);
console.log(`  all  http://${sharedHost}:${port}/  and ${otherPaths.join(' ')}`);
console.log(
  `\n  mail outbox  http://localhost:${backendPort}/outbox\n  components   npm run storybook\n  stop         Ctrl-C\n`,
);

let closing = false;
const close = async () => {
  if (closing) return;
  closing = true;
  await shop.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());
