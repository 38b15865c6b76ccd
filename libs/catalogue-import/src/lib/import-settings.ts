import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@lyng/model';
import defaults from './default-settings.json' with { type: 'json' };

/** The settings of a merchant in `import.json`; missing ones get a default. */
export interface ImportSettings {
  /** Danish kroner including VAT for one unit of a currency. */
  readonly rates: Readonly<Record<string, number>>;
  /** Higher prices of a kind are errors of the feed. In Danish kroner including VAT; `default` for the rest. */
  readonly maxPriceDkk: Readonly<Record<string, number>>;
  /** The brand of goods that have none, by source; without an entry it is the name of the source. */
  readonly brands: Readonly<Record<string, string>>;
  /** The language (BCP 47) of the texts of a source; without an entry each product's is recognised by its words. */
  readonly languages: Readonly<Record<string, string>>;
}

/**
 * Rates are fixed, so that the same feed always gives the same shop. American prices come without tax and get Danish
 * VAT (6.90 kroner become 8.625), because Denmark is the default market.
 */
export const defaultSettings: ImportSettings = defaults;

const settingsFile = 'import.json';

type Values<Value> = Readonly<Record<string, Value>>;

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isLanguageTag = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function valuesOf<Value>(
  file: Readonly<Record<string, unknown>>,
  name: keyof ImportSettings,
  isValue: (value: unknown) => value is Value,
): Values<Value> {
  const values = file[name] ?? {};
  if (!isRecord(values)) throw new Error(`${settingsFile}: ${name} is not an object.`);
  const read: Record<string, Value> = {};
  for (const [key, value] of Object.entries(values)) {
    if (!isValue(value)) throw new Error(`${settingsFile}: ${name} has ${JSON.stringify(value)} for "${key}".`);
    read[key] = value;
  }
  return read;
}

/** Completes a settings file with the defaults; throws for a value that cannot be used. */
export function parseSettings(text: string): ImportSettings {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error(`${settingsFile} is not valid JSON.`);
  }
  if (!isRecord(file)) throw new Error(`${settingsFile} is not an object.`);
  return {
    rates: { ...defaultSettings.rates, ...valuesOf(file, 'rates', isAmount) },
    maxPriceDkk: { ...defaultSettings.maxPriceDkk, ...valuesOf(file, 'maxPriceDkk', isAmount) },
    brands: { ...defaultSettings.brands, ...valuesOf(file, 'brands', isName) },
    languages: valuesOf(file, 'languages', isLanguageTag),
  };
}

/** The text of a file that a merchant may have written; undefined where there is none. */
export const readOptional = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isRecord(error) && error.code === 'ENOENT') return undefined;
    throw error;
  });

/** The settings of a folder; the defaults where it has no file. */
export async function readSettings(folder: string | undefined): Promise<ImportSettings> {
  const text = folder === undefined ? undefined : await readOptional(join(folder, settingsFile));
  return text === undefined ? defaultSettings : parseSettings(text);
}

/** The name of a source as a brand: `acme-outlet` is Acme Outlet. */
const asName = (source: string): string =>
  source
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The language of a source, where the merchant has written one. */
export const languageOfSource = ({ languages }: ImportSettings, source: string): string | undefined =>
  Object.hasOwn(languages, source) ? languages[source] : undefined;

/** The brand of goods whose feed names none. */
export const brandOfSource = ({ brands }: ImportSettings, source: string): string =>
  (Object.hasOwn(brands, source) ? brands[source] : undefined) ?? asName(source);
