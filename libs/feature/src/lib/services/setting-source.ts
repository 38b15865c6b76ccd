import { isRecord } from '@lyng/model';
import type { Environment } from './environment.ts';

/** A setting and where it comes from: the environment, or else the file. Both are read by the same rules, as text. */
export interface SettingSource {
  readonly name: string;
  readonly text: string | undefined;
}

/** A name in the environment: `invoicePortal` is `INVOICE_PORTAL`. */
export const constantOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The variable that overrides a setting, such as `SERVICE_SEARCH_URL`. */
export const variableOf = (service: string, setting: string): string =>
  `SERVICE_${constantOf(service)}_${constantOf(setting)}`;

/** The place of a setting in the shop's file. */
export const placeOf = (service: string, setting: string): string =>
  `services.${service}.${setting} of shop.config.json`;

/** The setting in the file alone, as text. */
export function textInFile(file: unknown, service: string, setting: string): string | undefined {
  const row = isRecord(file) ? file[service] : undefined;
  const value = isRecord(row) ? row[setting] : undefined;
  return value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
}

/** The setting in the environment, or else in the file. */
export function sourceOf(file: unknown, env: Environment, service: string, setting: string): SettingSource {
  const variable = variableOf(service, setting);
  return env[variable]
    ? { name: variable, text: env[variable] }
    : { name: placeOf(service, setting), text: textInFile(file, service, setting) };
}
