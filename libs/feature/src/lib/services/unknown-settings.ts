import { isRecord } from '@lyng/model';
import { ConfigurationError } from './environment.ts';
import type { Environment } from './environment.ts';
import { serviceTable } from './service-table.ts';
import type { ServiceRow, ServiceSetting } from './service-table.ts';
import { constantOf, placeOf, variableOf } from './setting-source.ts';

const rows = Object.entries<ServiceRow>(serviceTable);
const variables = rows.flatMap(([service, row]) => row.settings.map((setting) => variableOf(service, setting)));
const endings = rows.flatMap(([, row]) => row.settings.map((setting) => `_${constantOf(setting)}`));

/** Whether a variable was meant for a service; a platform may have others that begin with the same word. */
const isMeantForService = (name: string): boolean =>
  name.startsWith('SERVICE_') &&
  (endings.some((ending) => name.endsWith(ending)) ||
    rows.some(([service]) => name.startsWith(`SERVICE_${constantOf(service)}_`)));

function unknownInFile(file: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(file).flatMap(([service, settings]) => {
    const row = rows.find(([name]) => name === service)?.[1];
    if (!row) return [`services.${service} of shop.config.json`];
    if (!isRecord(settings)) return [`services.${service} of shop.config.json, which is no table,`];
    const known: readonly string[] = row.settings satisfies readonly ServiceSetting[];
    return Object.keys(settings)
      .filter((name) => !known.includes(name))
      .map((name) => placeOf(service, name));
  });
}

/** Throws a `ConfigurationError` with a line for each unknown name of a service or setting: it would have no effect. */
export function rejectUnknownSettings(file: unknown, env: Environment): void {
  if (file !== undefined && !isRecord(file))
    throw new ConfigurationError(
      '@lyng/storefront: services of shop.config.json is no table. Set it to one such as {"search": {"timeout": 800}}, or remove it.',
    );
  const inEnvironment = Object.keys(env).filter(
    (name) => env[name] && isMeantForService(name) && !variables.includes(name),
  );
  const names = [...unknownInFile(file ?? {}), ...inEnvironment];
  if (names.length === 0) return;
  throw new ConfigurationError(
    names
      .map((name) => `@lyng/storefront: ${name} is none of the shop's settings. Correct its name, or remove it.`)
      .join('\n'),
  );
}
