import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@lyng/model';
import type { JsonObject } from '@lyng/model';
import defaults from './default-settings.json' with { type: 'json' };

/** The settings of a merchant in `import.json`; missing ones get a default. */
export interface ImportSettings {
  /** Danish kroner including VAT for one unit of a currency. */
  readonly rates: ReadonlyMap<string, number>;
  /** Higher prices of a kind are errors of the feed. In Danish kroner including VAT; `default` for the rest. */
  readonly maxPriceDkk: ReadonlyMap<string, number>;
  /** The brand of goods that have none, by source; without an entry it is the name of the source. */
  readonly brands: ReadonlyMap<string, string>;
  /** The language (BCP 47) of the texts of a source; without an entry each product's is recognised by its words. */
  readonly languages: ReadonlyMap<string, string>;
}

const settingsFile = 'import.json';

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isLanguageTag = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function valuesOf<Value>(
  name: keyof ImportSettings,
  file: JsonObject,
  isValue: (value: unknown) => value is Value,
): ReadonlyMap<string, Value> {
  const own = file[name] ?? {};
  if (!isRecord(own)) throw new Error(`${settingsFile}: ${name} is not an object.`);
  const values = new Map<string, Value>();
  for (const [key, value] of Object.entries({ ...defaults[name], ...own })) {
    if (!isValue(value)) throw new Error(`${settingsFile}: ${name} has ${JSON.stringify(value)} for "${key}".`);
    values.set(key, value);
  }
  return values;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${settingsFile} is not valid JSON.`);
  }
}

/**
 * Completes a settings file with the defaults; throws for a value that cannot be used. Default rates are fixed, so that
 * the same feed always gives the same shop. American prices come without tax and get Danish VAT (6.90 kroner become
 * 8.625), because Denmark is the default market.
 */
export function parseSettings(text: string): ImportSettings {
  const file = jsonOf(text);
  if (!isRecord(file)) throw new Error(`${settingsFile} is not an object.`);
  return {
    rates: valuesOf('rates', file, isAmount),
    maxPriceDkk: valuesOf('maxPriceDkk', file, isAmount),
    brands: valuesOf('brands', file, isName),
    languages: valuesOf('languages', file, isLanguageTag),
  };
}

/** The text of a file that a merchant may have written; undefined where there is none. */
export const readOptional = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isRecord(error) && error.code === 'ENOENT') return undefined;
    throw error;
  });

/** The settings of a folder; the defaults where it has no file. */
export const readSettings = async (folder: string | undefined): Promise<ImportSettings> =>
  parseSettings((folder && (await readOptional(join(folder, settingsFile)))) ?? '{}');

/** The brand of goods whose feed names none: of the source `acme-outlet` it is Acme Outlet. */
export const brandOfSource = ({ brands }: ImportSettings, source: string): string =>
  brands.get(source) ??
  source
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
