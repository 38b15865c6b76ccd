import { ConfigurationError, readNumber, readWebAddress } from './environment.ts';
import type { Environment } from './environment.ts';
import { HEALTH_CHECK } from './complete-service.ts';
import { serviceTable } from './service-table.ts';
import type { ServiceRow, ServiceSetting } from './service-table.ts';
import type { ServiceName } from './services.ts';
import { placeOf, sourceOf, textInFile, variableOf } from './setting-source.ts';
import type { SettingSource } from './setting-source.ts';

const DAY_MS = 86_400_000;
const MAX_RESPONSE_BYTES = 100_000_000;

/** The characters of a header's value. */
const KEY = /^[!-~]+(?: [!-~]+)*$/;
const HEADER_NAME = /^[\w-]+$/;
/** An id of Google Tag Manager. */
const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

const mistake = (message: string): ConfigurationError => new ConfigurationError(`@lyng/storefront: ${message}`);

function readPattern({ name, text }: SettingSource, pattern: RegExp, advice: string): string | undefined {
  if (!text || pattern.test(text)) return text || undefined;
  throw mistake(`${name} is ${JSON.stringify(text)}. Set it to ${advice}.`);
}

/** Reads an address. The error does not show one with a password. */
function readAddress({ name, text }: SettingSource, row: ServiceRow, service: ServiceName): string | undefined {
  if (!text) return undefined;
  if (text.includes('@'))
    throw mistake(
      `${name} cannot be read. Set it to an address without a user or a password; keys have settings of their own.`,
    );
  const example = row.url ?? `https://service.example${row.embedded ?? ''}`;
  // A socket begins as a request.
  const requested = service === 'realtime' ? text.replace(/^ws(?=s?:)/, 'http') : text;
  const url = readWebAddress({ [name]: requested }, name, example);
  if (row.isForPages ? url.startsWith('https:') : !/[?#]/.test(url)) return url;
  throw mistake(
    `${name} is ${JSON.stringify(text)}. Set it to an address ${row.isForPages ? 'over https' : 'without a query'} such as ${example}.`,
  );
}

/** Reads a key. The error shows none: it may be a secret. */
function readKey(
  { name, text }: SettingSource,
  row: ServiceRow,
  service: ServiceName,
  file: unknown,
): string | undefined {
  if (!row.hasPublicKey && textInFile(file, service, 'key') !== undefined)
    throw mistake(
      `${placeOf(service, 'key')} is a secret, which no file of the shop has. Remove it, and set ${variableOf(service, 'key')}.`,
    );
  if (!text) return undefined;
  if (service === 'tagManager') return readPattern({ name, text }, TAG_MANAGER_ID, 'an id such as GTM-ABC123');
  if (KEY.test(text)) return text;
  throw mistake(`${name} cannot be read. Set it to a key of ASCII characters.`);
}

/** An integer as text, as all settings are. */
function readInteger(
  { name, text }: SettingSource,
  fallback: number,
  limits: readonly [number, number],
): string | undefined {
  return text ? String(readNumber({ [name]: text }, name, fallback, limits)) : undefined;
}

/** Reads a setting of a service; numbers stay text. Throws a `ConfigurationError` that names where it is set. */
export function readSetting(
  file: unknown,
  env: Environment,
  service: ServiceName,
  setting: ServiceSetting,
): string | undefined {
  const source = sourceOf(file, env, service, setting);
  const row: ServiceRow = serviceTable[service];
  switch (setting) {
    case 'url':
      return readAddress(source, row, service);
    case 'key':
      return readKey(source, row, service, file);
    case 'keyHeader':
      return readPattern(source, HEADER_NAME, `the name of a header such as ${String(row.keyHeader)}`);
    case 'health':
      return source.text === 'none' || source.text === 'graphql'
        ? source.text
        : readPattern(source, HEALTH_CHECK, 'none, graphql, or a method, a path and a status such as GET /healthz 200');
    case 'maxBytes':
      return readInteger(source, 4_000_000, [1, MAX_RESPONSE_BYTES]);
    default:
      return readInteger(source, row[setting] ?? 1500, [1, DAY_MS]);
  }
}
