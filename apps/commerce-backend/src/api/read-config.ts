import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedProviders } from '../platform/config.ts';
import type { BackendConfig, EmbeddedProvider } from '../platform/config.ts';
import { isLoopback } from '../platform/network/loopback.ts';
import { ConfigurationError } from '../platform/errors/configuration-error.ts';
import { modernFormats } from '../catalogue/images/negotiate-format.ts';
import type { ModernFormat } from '../catalogue/images/negotiate-format.ts';
import { parseShop } from '../shop/shop.ts';
import type { Shop } from '../shop/shop.ts';

const workspaceRoot = fileURLToPath(new URL('../../../../', import.meta.url));

const readPort = (name: string, text: string | undefined, fallback: number): number => {
  const port = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigurationError(
    `commerce-backend: ${name} is ${JSON.stringify(text)}. Set it to a port number such as ${String(fallback)}.`,
  );
};

const readCount = (name: string, text: string | undefined, fallback: number, min = 1): number => {
  const count = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isInteger(count) && count >= min) return count;
  throw new ConfigurationError(
    `commerce-backend: ${name} is ${JSON.stringify(text)}. Set it to an integer such as ${String(fallback)}.`,
  );
};

const isModernFormat = (text: string): text is ModernFormat => modernFormats.some((format) => format === text);

const readFormats = (setting: string | undefined): readonly ModernFormat[] => {
  if (setting === undefined || setting === '') return modernFormats;
  const formats = setting.split(',').filter((format) => format !== 'jpeg');
  if (formats.every(isModernFormat)) return formats;
  throw new ConfigurationError(
    `commerce-backend: IMAGE_FORMATS is ${JSON.stringify(setting)}. Set it to some of ${modernFormats.join(', ')}, jpeg.`,
  );
};

const isProvider = (name: string): name is EmbeddedProvider => embeddedProviders.some((provider) => provider === name);

/** The shop's server reads the same list. */
const readProviders = (setting: string | undefined): readonly EmbeddedProvider[] => {
  const names = (setting ?? '')
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter((name) => name !== '');
  if (names.every(isProvider)) return names;
  throw new ConfigurationError(
    `commerce-backend: PAYMENT_PROVIDERS is ${JSON.stringify(setting)}. Set it to klarna, avarda or both.`,
  );
};

/** HS256 is as strong as its secret: RFC 7518 requires as many bits as the hash has. */
const MIN_SECRET_LENGTH = 32;

const readSecret = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  if (text.length >= MIN_SECRET_LENGTH) return text;
  throw new ConfigurationError(
    `commerce-backend: ${name} is too short. Set it to at least ${String(MIN_SECRET_LENGTH)} characters, or unset it for one that is made up.`,
  );
};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const readMigrates = (setting: string | undefined): boolean => {
  if (setting === undefined || setting === '' || setting === 'on') return true;
  if (setting === 'off') return false;
  throw new ConfigurationError(
    `commerce-backend: MIGRATE is ${JSON.stringify(setting)}. Set it to on or off, or unset it.`,
  );
};

/**
 * A proxy beside it may publish a backend that listens on this machine only: then its public address is a different
 * one.
 */
const readOutbox = (setting: string | undefined, host: string, publicUrl: string): BackendConfig['outbox'] => {
  if (setting === 'on') return 'everybody';
  if (setting === 'off') return 'nobody';
  if (setting !== undefined && setting !== '')
    throw new ConfigurationError(
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
  const demo = env['DEMO'] === '1';
  const providers = readProviders(env['PAYMENT_PROVIDERS']);
  const publicUrl = env['BACKEND_PUBLIC_URL'] || `http://localhost:${String(port)}`;
  return {
    shop: readShop(),
    port,
    host,
    place: url === '' ? { kind: 'folder', folder: resolve(dataFolder, 'database') } : { kind: 'postgresql', url },
    migrates: readMigrates(env['MIGRATE']),
    development: env['NODE_ENV'] === 'development',
    demo,
    // The local forms take no money.
    paymentProviders: demo ? providers : [],
    allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    storefrontPort: readPort('PORT', env['PORT'], 4200),
    publicUrl,
    outbox: readOutbox(env['MAIL_OUTBOX'], host, publicUrl),
    contentFolder: resolve(workspaceRoot, env['CONTENT_FOLDER'] || 'content'),
    dataFolder,
    imageRendersPerMinute: readCount('IMAGE_RENDERS_PER_MINUTE', env['IMAGE_RENDERS_PER_MINUTE'], 600),
    imageCacheMegabytes: readCount('IMAGE_CACHE_MB', env['IMAGE_CACHE_MB'], 1024),
    imageFormats: readFormats(env['IMAGE_FORMATS']),
    imageFolder: env['IMAGE_FOLDER'] ? resolve(workspaceRoot, env['IMAGE_FOLDER']) : undefined,
    imageTimeout: readCount('IMAGE_TIMEOUT', env['IMAGE_TIMEOUT'], 10_000),
    authBurst: readCount('AUTH_BURST', env['AUTH_BURST'], 5),
    cartsPerMinute: readCount('CARTS_PER_MINUTE', env['CARTS_PER_MINUTE'], 120),
    unpaidOrders: readCount('UNPAID_ORDERS', env['UNPAID_ORDERS'], 20),
    shutdownDelay: readCount('SHUTDOWN_DELAY', env['SHUTDOWN_DELAY'], 1500, 0),
    engageApiKey: readSecret('ENGAGE_API_KEY', env['ENGAGE_API_KEY']),
    accessTokenSecret: readSecret('ACCESS_TOKEN_SECRET', env['ACCESS_TOKEN_SECRET']),
  };
}
