import { OperatorMistake } from './operator-mistake.ts';

/** What the shop is started with, read from the environment. */
export interface Settings {
  readonly port: number;
  /** Where the shop listens. */
  readonly host: string;
  /** Where the backend is, without a slash at the end. */
  readonly backendUrl: string;
  /** How long a page waits for one response of the backend, in ms. */
  readonly backendTimeout: number;
  readonly trustProxy: boolean;
  /** How long the shop still serves after SIGTERM while `/healthz` is 503, in ms. */
  readonly shutdownDelay: number;
  /** Where assets outlive a deploy; `undefined` serves those of this one only. */
  readonly assetStore: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const mistake = (name: string, value: string, advice: string): OperatorMistake =>
  new OperatorMistake(`@lyng/storefront: ${name} is ${JSON.stringify(value)}. Set it to ${advice}.`);

function readNumber(env: Environment, name: string, fallback: number, [min, max]: readonly [number, number]): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw mistake(name, text, `a whole number from ${min} to ${max} such as ${fallback}`);
}

/** Reads an address of a web server; throws an `OperatorMistake` for anything else. */
export function readWebAddress(env: Environment, name: string, fallback: string): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw mistake(name, text, `an address such as ${fallback}`);
}

function readSwitch(env: Environment, name: string): boolean {
  const text = env[name];
  if (text === undefined || text === '' || text === '0') return false;
  if (text === '1') return true;
  throw mistake(name, text, '1, or unset it');
}

const DAY_MS = 86_400_000;

/** Reads a port number; throws an `OperatorMistake` for anything else. */
export const readPort = (env: Environment, name: string, fallback: number): number =>
  readNumber(env, name, fallback, [0, 65_535]);

/** Reads the settings; what is not set has its default. Throws an `OperatorMistake` that names the first wrong one. */
export function readSettings(env: Environment): Settings {
  const backendPort = readPort(env, 'BACKEND_PORT', 4300);
  return {
    port: readPort(env, 'PORT', 4200),
    host: env['HOST'] || '::',
    backendUrl: readWebAddress(env, 'BACKEND_URL', `http://127.0.0.1:${backendPort}`),
    backendTimeout: readNumber(env, 'BACKEND_TIMEOUT', 1500, [1, DAY_MS]),
    trustProxy: readSwitch(env, 'TRUST_PROXY'),
    shutdownDelay: readNumber(env, 'SHUTDOWN_DELAY', 0, [0, DAY_MS]),
    assetStore: env['ASSET_FOLDER'] || undefined,
  };
}
