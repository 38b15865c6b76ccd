import { parseArgs } from 'node:util';

export const usage =
  'Usage: npm run import -- <folder or file> [--currency SEK] [--fetch-photos] [--with-photos-only] [--demo-codes] [--allow-removals] [--settings <folder>]';

export interface ImportArguments {
  readonly path: string;
  readonly currency: string | undefined;
  /** The merchant's folder. */
  readonly settings: string | undefined;
  readonly fetchesPhotos: boolean;
  readonly withPhotosOnly: boolean;
  readonly withDemoCodes: boolean;
  readonly allowsRemovals: boolean;
}

const read = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      currency: { type: 'string' },
      settings: { type: 'string' },
      'fetch-photos': { type: 'boolean', default: false },
      'with-photos-only': { type: 'boolean', default: false },
      // It once was an option, and is the default now.
      'without-photos': { type: 'boolean' },
      'demo-codes': { type: 'boolean', default: false },
      'allow-removals': { type: 'boolean', default: false },
    },
  });

/** Reads the command line; undefined when it does not follow the usage. */
export function readArguments(args: readonly string[]): ImportArguments | undefined {
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read(args);
  } catch {
    return undefined;
  }
  const { values, positionals } = parsed;
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) return undefined;
  if (values.settings === '' || !/^[A-Z]{3}$/.test(values.currency ?? 'SEK')) return undefined;
  return {
    path,
    currency: values.currency,
    settings: values.settings,
    fetchesPhotos: values['fetch-photos'],
    withPhotosOnly: values['with-photos-only'],
    withDemoCodes: values['demo-codes'],
    allowsRemovals: values['allow-removals'],
  };
}
