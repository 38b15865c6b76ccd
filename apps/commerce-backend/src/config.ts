import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from './database/open-database.ts';
import { isLoopback } from './loopback.ts';
import { OperatorMistake } from './operator-mistake.ts';
import { modernFormats } from './services/images/negotiate-format.ts';
import type { ModernFormat } from './services/images/negotiate-format.ts';
import { parseShop } from './shop/shop.ts';
import type { Shop } from './shop/shop.ts';

/** What the operator may choose; `readConfig` takes it from the environment. */
export interface BackendConfig {
  readonly shop: Shop;
  readonly port: number;
  readonly host: string;
  readonly place: DatabasePlace;
  /** Introspection and suggestions are answered, and the picture of the schema is open, only here. */
  readonly development: boolean;
  /** The demo shop: an empty database is filled with it, and orders are paid with a provider that takes no money. */
  readonly demo: boolean;
  /** Origins, besides the markets' own hosts, whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** The port of the shop itself; payment sends shoppers back only there, on the markets' own hosts. */
  readonly storefrontPort: number;
  /** Where shoppers reach this server: the payment page is here. */
  readonly publicUrl: string;
  /** Whom `/outbox` shows the mails, which hold people's addresses and links to new passwords: by default whoever sits at this machine, where nobody else is served. */
  readonly outbox: 'everybody' | 'this-machine' | 'nobody';
  /** Where generated and imported files are kept. */
  readonly dataFolder: string;
  /** New product pictures that one address may cause in a minute. */
  readonly imageRendersPerMinute: number;
  /** Product pictures that are kept on disk, in MB; those made first make room. */
  readonly imageCacheMegabytes: number;
  /** How long one product picture may take to make, in ms. */
  readonly imageTimeout: number;
  /** What browsers may choose from besides JPEG: the smaller, the more work. */
  readonly imageFormats: readonly ModernFormat[];
  /** Where finished product pictures are kept, when not in the data folder. */
  readonly imageFolder?: string | undefined;
  /** Wrong passwords that one address may give for one account before it has to wait; the other limits of logging in grow with it. */
  readonly authBurst: number;
  /** Carts that one network may create in a minute. */
  readonly cartsPerMinute: number;
  /** Orders of one network that may wait for their payment, and hold stock, at the same time. */
  readonly unpaidOrders: number;
  /** How long a process that is told to stop (SIGTERM) still serves while `/healthz` is 503, in ms. */
  readonly shutdownDelay: number;
  /** What access tokens are signed with, when the auth service that issues them is another process. */
  readonly accessTokenSecret?: string | undefined;
}

const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

const readPort = (name: string, text: string | undefined, fallback: number): number => {
  const port = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new OperatorMistake(
    `commerce-backend: ${name} is ${JSON.stringify(text)}. Set it to a port number such as ${String(fallback)}.`,
  );
};

const readCount = (name: string, text: string | undefined, fallback: number, min = 1): number => {
  const count = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isInteger(count) && count >= min) return count;
  throw new OperatorMistake(
    `commerce-backend: ${name} is ${JSON.stringify(text)}. Set it to a whole number such as ${String(fallback)}.`,
  );
};

const isModernFormat = (text: string): text is ModernFormat => modernFormats.some((format) => format === text);

const readFormats = (setting: string | undefined): readonly ModernFormat[] => {
  if (setting === undefined || setting === '') return modernFormats;
  const formats = setting.split(',').filter((format) => format !== 'jpeg');
  if (formats.every(isModernFormat)) return formats;
  throw new OperatorMistake(
    `commerce-backend: IMAGE_FORMATS is ${JSON.stringify(setting)}. Set it to some of ${modernFormats.join(', ')}, jpeg.`,
  );
};

/** HS256 is as strong as its secret: RFC 7518 asks for as many bits as the hash has. */
const SHORTEST_SECRET = 32;

const readSecret = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  if (text.length >= SHORTEST_SECRET) return text;
  throw new OperatorMistake(
    `commerce-backend: ${name} is too short. Set it to at least ${String(SHORTEST_SECRET)} characters, or unset it for one that is made up.`,
  );
};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** A backend that only this machine can ask may still be published by a proxy beside it: then its public address is another. */
const readOutbox = (setting: string | undefined, host: string, publicUrl: string): BackendConfig['outbox'] => {
  if (setting === 'on') return 'everybody';
  if (setting === 'off') return 'nobody';
  if (setting !== undefined && setting !== '')
    throw new OperatorMistake(
      `commerce-backend: MAIL_OUTBOX is ${JSON.stringify(setting)}. Set it to on or off, or unset it.`,
    );
  return isLoopback(host) && isLoopback(hostOf(publicUrl)) ? 'this-machine' : 'nobody';
};

const readWorkspaceFile = (name: string): string => readFileSync(resolve(workspaceRoot, name), 'utf8');

/** The shop as the two files of the workspace have it. */
export const readShop = (): Shop =>
  parseShop(readWorkspaceFile('shop.config.json'), readWorkspaceFile('business.config.json'));

/** Reads the configuration; what is not set has a default that suits a development machine. */
export function readConfig(env: NodeJS.ProcessEnv): BackendConfig {
  const dataFolder = resolve(workspaceRoot, env['DATA_FOLDER'] ?? '.data');
  const url = env['DATABASE_URL'] ?? '';
  const host = env['BACKEND_HOST'] ?? '127.0.0.1';
  const port = readPort('BACKEND_PORT', env['BACKEND_PORT'], 4300);
  const publicUrl = env['BACKEND_PUBLIC_URL'] || `http://localhost:${String(port)}`;
  return {
    shop: readShop(),
    port,
    host,
    place: url === '' ? { kind: 'folder', folder: resolve(dataFolder, 'database') } : { kind: 'postgresql', url },
    development: env['NODE_ENV'] === 'development',
    demo: env['DEMO'] === '1',
    allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    storefrontPort: readPort('PORT', env['PORT'], 4200),
    publicUrl,
    outbox: readOutbox(env['MAIL_OUTBOX'], host, publicUrl),
    dataFolder,
    imageRendersPerMinute: readCount('IMAGE_RENDERS_PER_MINUTE', env['IMAGE_RENDERS_PER_MINUTE'], 600),
    imageCacheMegabytes: readCount('IMAGE_CACHE_MB', env['IMAGE_CACHE_MB'], 1024),
    imageFormats: readFormats(env['IMAGE_FORMATS']),
    imageFolder: env['IMAGE_FOLDER'] ? resolve(workspaceRoot, env['IMAGE_FOLDER']) : undefined,
    imageTimeout: readCount('IMAGE_TIMEOUT', env['IMAGE_TIMEOUT'], 10_000),
    authBurst: readCount('AUTH_BURST', env['AUTH_BURST'], 5),
    cartsPerMinute: readCount('CARTS_PER_MINUTE', env['CARTS_PER_MINUTE'], 120),
    unpaidOrders: readCount('UNPAID_ORDERS', env['UNPAID_ORDERS'], 20),
    shutdownDelay: readCount('SHUTDOWN_DELAY', env['SHUTDOWN_DELAY'], 0, 0),
    accessTokenSecret: readSecret('ACCESS_TOKEN_SECRET', env['ACCESS_TOKEN_SECRET']),
  };
}
