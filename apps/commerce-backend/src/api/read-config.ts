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

const invalid = (name: string, text: string | undefined, advice: string): ConfigurationError =>
  new ConfigurationError(`commerce-backend: ${name} is ${JSON.stringify(text)}. Set it to ${advice}.`);

type Env = NodeJS.ProcessEnv;

const readInteger = (env: Env, name: string, fallback: number, min = 1, max = Infinity): number => {
  const value = env[name] ? Number(env[name]) : fallback;
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  const kind = max === Infinity ? 'an integer' : 'a port number';
  throw invalid(name, env[name], `${kind} such as ${String(fallback)}`);
};

const readPort = (env: Env, name: string, fallback: number): number => readInteger(env, name, fallback, 0, 65_535);

const readSwitch = (env: Env, name: string): 'on' | 'off' | undefined => {
  const setting = env[name] || undefined;
  if (setting === undefined || setting === 'on' || setting === 'off') return setting;
  throw invalid(name, setting, 'on or off, or unset it');
};

const isModernFormat = (text: string): text is ModernFormat => modernFormats.some((format) => format === text);

const readFormats = ({ IMAGE_FORMATS: setting }: Env): readonly ModernFormat[] => {
  const formats = setting ? setting.split(',').filter((format) => format !== 'jpeg') : modernFormats;
  if (formats.every(isModernFormat)) return formats;
  throw invalid('IMAGE_FORMATS', setting, `some of ${modernFormats.join(', ')}, jpeg`);
};

const isProvider = (name: string): name is EmbeddedProvider => embeddedProviders.some((provider) => provider === name);

/** The shop's server reads the same list. */
const readProviders = ({ PAYMENT_PROVIDERS: setting = '' }: Env): readonly EmbeddedProvider[] => {
  const names = setting
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter((name) => name !== '');
  if (names.every(isProvider)) return names;
  throw invalid('PAYMENT_PROVIDERS', setting, 'klarna, avarda or both');
};

/** HS256 is as strong as its secret: RFC 7518 requires as many bits as the hash has. */
const MIN_SECRET_LENGTH = 32;

const readSecret = (env: Env, name: string): string | undefined => {
  const secret = env[name] || undefined;
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new ConfigurationError(
    `commerce-backend: ${name} is too short. Set it to at least ${String(MIN_SECRET_LENGTH)} characters, or unset it for one that is made up.`,
  );
};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/**
 * A proxy beside it may publish a backend that listens on this machine only: then its public address is a different
 * one.
 */
const readOutbox = (env: Env, host: string, publicUrl: string): BackendConfig['outbox'] => {
  const setting = readSwitch(env, 'MAIL_OUTBOX');
  if (setting !== undefined) return setting === 'on' ? 'everybody' : 'nobody';
  return isLoopback(host) && isLoopback(hostOf(publicUrl)) ? 'this-machine' : 'nobody';
};

const readWorkspaceFile = (name: string): string => readFileSync(resolve(workspaceRoot, name), 'utf8');

export const readShop = (): Shop =>
  parseShop(readWorkspaceFile('shop.config.json'), readWorkspaceFile('business.config.json'));

/** Reads the configuration; what is not set has a default that suits a development machine. */
export function readConfig(env: NodeJS.ProcessEnv): BackendConfig {
  const dataFolder = resolve(workspaceRoot, env['DATA_FOLDER'] ?? '.data');
  const url = env['DATABASE_URL'] ?? '';
  const host = env['BACKEND_HOST'] ?? '127.0.0.1';
  const port = readPort(env, 'BACKEND_PORT', 4300);
  const demo = env['DEMO'] === '1';
  const providers = readProviders(env);
  const publicUrl = env['BACKEND_PUBLIC_URL'] || `http://localhost:${String(port)}`;
  return {
    shop: readShop(),
    port,
    host,
    place: url === '' ? { kind: 'folder', folder: resolve(dataFolder, 'database') } : { kind: 'postgresql', url },
    migrates: readSwitch(env, 'MIGRATE') !== 'off',
    development: env['NODE_ENV'] === 'development',
    demo,
    // The local forms take no money.
    paymentProviders: demo ? providers : [],
    allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    storefrontPort: readPort(env, 'PORT', 4200),
    publicUrl,
    outbox: readOutbox(env, host, publicUrl),
    contentFolder: resolve(workspaceRoot, env['CONTENT_FOLDER'] || 'content'),
    dataFolder,
    imageRendersPerMinute: readInteger(env, 'IMAGE_RENDERS_PER_MINUTE', 600),
    imageCacheMegabytes: readInteger(env, 'IMAGE_CACHE_MB', 1024),
    imageFormats: readFormats(env),
    imageFolder: env['IMAGE_FOLDER'] ? resolve(workspaceRoot, env['IMAGE_FOLDER']) : undefined,
    imageTimeout: readInteger(env, 'IMAGE_TIMEOUT', 10_000),
    authBurst: readInteger(env, 'AUTH_BURST', 5),
    cartsPerMinute: readInteger(env, 'CARTS_PER_MINUTE', 120),
    unpaidOrders: readInteger(env, 'UNPAID_ORDERS', 20),
    shutdownDelay: readInteger(env, 'SHUTDOWN_DELAY', 1500, 0),
    engageApiKey: readSecret(env, 'ENGAGE_API_KEY'),
    accessTokenSecret: readSecret(env, 'ACCESS_TOKEN_SECRET'),
  };
}
