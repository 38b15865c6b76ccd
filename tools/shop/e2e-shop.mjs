// Runs the built shop on a database of its own for the end-to-end tests: e2e-shop.mjs <port> <backend port> [app folder].
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './shop-processes.mjs';

const [port, backendPort] = process.argv.slice(2, 4).map(Number);
const app = process.argv[4];
const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
// Shared by the shops of a run: each image is made once.
const imageFolder = process.env.IMAGE_FOLDER ?? join(folder, 'images');
const environment = {
  DATA_FOLDER: folder,
  IMAGE_FOLDER: imageFolder,
  MAIL_OUTBOX: 'on',
  IMAGE_RENDERS_PER_MINUTE: '100000',
  AUTH_BURST: '10000',
  ACCESS_TOKEN_SECRET: 'known-to-the-end-to-end-tests-only',
  ENGAGE_SOFT_LOGIN_KEY: 'knownToTheEndToEndTestsOnly12345',
  ENGAGE_API_KEY: 'known-to-the-end-to-end-tests-only',
  SHUTDOWN_DELAY: '0',
  // A slow machine is not an outage; the specs of outages start a storefront of their own, with the default.
  BACKEND_TIMEOUT: '30000',
  SEARCH_TIMEOUT: '30000',
  IMAGE_TIMEOUT: '60000',
  SERVICE_FAVOURITES_PROXY_TIMEOUT: '60000',
  SERVICE_IMAGES_PROXY_TIMEOUT: '60000',
  SERVICE_SEARCH_PROXY_TIMEOUT: '60000',
  // Making images took a tenth of the check; the backend's tests look at the other formats.
  IMAGE_FORMATS: 'jpeg',
};
const shop = await startShop({ app, port, backendPort, environment, quiet: true });

const close = async () => {
  await shop.stop();
  for (const place of [folder, imageFolder]) rmSync(place, { recursive: true, force: true });
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());
