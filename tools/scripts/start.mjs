// `npm start`: everything that a fresh machine needs, then the shop in production mode.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopWith } from './console.mjs';
import { root, shell, toolEnvironment } from './runtime.mjs';
import { ensureInstalled } from './setup.mjs';
import { checkPort, startShop } from './shop-processes.mjs';

const port = Number(process.env.PORT ?? 4200);
const backendPort = Number(process.env.BACKEND_PORT ?? 4300);

await checkPort(port, 'PORT');
await checkPort(backendPort, 'BACKEND_PORT');
ensureInstalled();

console.log('Building the shop …');
const { status } = spawnSync('nx', ['build', '@lyng/storefront', '--output-style=static'], {
  cwd: root,
  env: toolEnvironment(),
  stdio: ['ignore', 'ignore', 'inherit'],
  shell,
});
if (status !== 0) stopWith('The shop could not be built.', 'See the reason with: tools/bin/nx build @lyng/storefront');

console.log('Starting the shop …');
const shop = await startShop({ port, backendPort, quiet: true, restart: true });
const { name, markets, sharedHost } = JSON.parse(readFileSync(join(root, 'shop.config.json'), 'utf8'));
console.log(`\n${name} is open:`);
for (const { alias, host, currency, languages } of markets)
  console.log(`  ${alias.toUpperCase()}  http://${host}:${port}/  (${languages[0]}, ${currency})`);
console.log(`  all  http://${sharedHost}:${port}/  and /sv /nb /fi`);
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
