import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from './database/open-database.ts';
import { OperatorMistake } from './operator-mistake.ts';
import { parseShop } from './shop/shop.ts';
import type { Shop } from './shop/shop.ts';

/** What the operator may choose; `readConfig` takes it from the environment. */
export interface BackendConfig {
  readonly shop: Shop;
  readonly port: number;
  readonly host: string;
  readonly place: DatabasePlace;
  /** What `X-ApiKey` must be. No secret: it keeps foreign pages from posting without a preflight. */
  readonly apiKey: string;
  /** Introspection and suggestions are answered, and the picture of the schema is open, only here. */
  readonly development: boolean;
  /** Origins, besides the markets' own hosts, whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** The port of the shop itself; payment sends shoppers back only there, on the markets' own hosts. */
  readonly storefrontPort: number;
  /** Where shoppers reach this server: the payment page is here. */
  readonly publicUrl: string;
  /** Whether `/outbox` shows the mails, which hold people's addresses: by default only where no other machine can ask. */
  readonly showsOutbox: boolean;
  /** Where generated and imported files are kept. */
  readonly dataFolder: string;
  /** New product pictures that one address may cause in a minute. */
  readonly imageRendersPerMinute: number;
}

const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

const readPort = (name: string, text: string | undefined, fallback: number): number => {
  const port = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new OperatorMistake(`commerce-backend: ${name} is ${JSON.stringify(text)}. Set it to a port number such as ${String(fallback)}.`);
};

const readCount = (name: string, text: string | undefined, fallback: number): number => {
  const count = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`commerce-backend: ${name} is ${JSON.stringify(text)}. Set it to a whole number such as ${String(fallback)}.`);
};

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

/** The shop file of the workspace: markets, currencies, VAT. */
export const readShop = (file = resolve(workspaceRoot, 'shop.config.json')): Shop => parseShop(readFileSync(file, 'utf8'));

/** Reads the configuration; what is not set has a default that suits a development machine. */
export function readConfig(env: NodeJS.ProcessEnv): BackendConfig {
  const dataFolder = resolve(workspaceRoot, env['DATA_FOLDER'] ?? '.data');
  const url = env['DATABASE_URL'] ?? '';
  const host = env['BACKEND_HOST'] ?? '127.0.0.1';
  const port = readPort('BACKEND_PORT', env['BACKEND_PORT'], 4300);
  return {
    shop: readShop(),
    port,
    host,
    place: url === '' ? { kind: 'folder', folder: resolve(dataFolder, 'database') } : { kind: 'postgresql', url },
    apiKey: env['API_KEY'] ?? 'lyng-storefront',
    development: env['NODE_ENV'] === 'development',
    allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    storefrontPort: readPort('PORT', env['PORT'], 4200),
    publicUrl: env['BACKEND_PUBLIC_URL'] ?? `http://localhost:${String(port)}`,
    showsOutbox: (env['MAIL_OUTBOX'] ?? (isLoopback(host) ? 'on' : 'off')) === 'on',
    dataFolder,
    imageRendersPerMinute: readCount('IMAGE_RENDERS_PER_MINUTE', env['IMAGE_RENDERS_PER_MINUTE'], 600),
  };
}
