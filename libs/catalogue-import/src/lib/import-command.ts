import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LoadableCatalogue } from '@lyng/model';
import { mappingFile } from './categories/category-mapping.ts';
import { compareCatalogues } from './compare-catalogues.ts';
import type { EarlierImport } from './compare-catalogues.ts';
import { toCsv } from './csv.ts';
import { importCatalogue } from './import-catalogue.ts';
import type { ImportedCatalogue, ImportOptions, RowRejection } from './import-catalogue.ts';

export interface ImportCommandPorts {
  /** The catalogue of earlier imports in the database. */
  readonly earlier: () => Promise<EarlierImport>;
  /** Replaces the catalogue of the database; `folder` is where its photos are. */
  readonly load: (
    source: LoadableCatalogue,
    folder: string,
    left: Pick<EarlierImport, 'ids' | 'hashes'>,
  ) => Promise<void>;
  readonly print: (line: string) => void;
  /** Where the merchant's settings are and the import writes its files, unless an option names another folder. */
  readonly settingsFolder: string;
  /** The folder in which `--fetch-photos` stores them. */
  readonly fetchedPhotosFolder: string;
}

const usage =
  'Usage: npm run import -- <folder or file> [--currency SEK] [--fetch-photos] [--with-photos-only] [--demo-codes] [--allow-removals] [--settings <folder>]';

/** Reads the command line; undefined when it does not follow the usage. */
function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        currency: { type: 'string' },
        settings: { type: 'string' },
        'fetch-photos': { type: 'boolean' },
        'with-photos-only': { type: 'boolean' },
        'without-photos': { type: 'boolean' },
        'demo-codes': { type: 'boolean' },
        'allow-removals': { type: 'boolean' },
      },
    });
    const [path, ...more] = positionals;
    const { settings, currency = 'SEK' } = values;
    return path === undefined || more.length > 0 || settings === '' || !/^[A-Z]{3}$/.test(currency)
      ? undefined
      : { path, ...values };
  } catch {
    return undefined;
  }
}

type ImportArguments = NonNullable<ReturnType<typeof readArguments>>;

const rejectedFile = 'rejected.csv';

/** More are in the file only. */
const maxPrinted = 20;

const describe = ({ file, row, id, reason }: RowRejection): string =>
  `${file}:${row}${id === undefined ? '' : ` ${id}`}: ${reason}`;

/** The rejections of one kind counted together: the quoted parts and prices differ from row to row. */
function summarise(rejected: readonly RowRejection[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { reason } of rejected) {
    const kind = reason
      .replace(/"[^"]*"/g, '…')
      .replace(/photo \S+ /, 'photo … ')
      .replace(/^price \S+ \S* ?/, 'price … ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${String(count).padStart(7)}  ${kind}`);
}

async function writeFiles(settingsFolder: string, { mapping, rejected }: ImportedCatalogue): Promise<void> {
  await mkdir(settingsFolder, { recursive: true });
  await writeFile(join(settingsFolder, mappingFile), mapping);
  await writeFile(
    join(settingsFolder, rejectedFile),
    toCsv([
      ['file', 'row', 'id', 'reason'],
      ...rejected.map(({ file, row, id = '', reason }) => [file, row, id, reason]),
    ]),
  );
}

function printSummary(
  { source, count, rejected, untranslated, ignored }: ImportedCatalogue,
  print: ImportCommandPorts['print'],
): void {
  rejected.slice(0, maxPrinted).map(describe).forEach(print);
  if (rejected.length > maxPrinted) print(`… and ${rejected.length - maxPrinted} more.`);
  print(`Imported ${count} products of ${source.brands.length} brands in ${source.categories.length} categories.`);
  if (untranslated > 0)
    print(`${untranslated} of them have the same text in every language: their feed has one language only.`);
  for (const [what, times] of ignored) print(`Left out: ${times} × ${what}.`);
  print(
    rejected.length === 0 ? 'No row was rejected.' : `Rejected, or imported without a part: ${rejected.length} times.`,
  );
  summarise(rejected).forEach(print);
}

/** Imports into the database, unless nothing changed or too much would go. Returns the exit code. */
async function importInto(
  { path, ...args }: ImportArguments,
  { print, load, ...ports }: ImportCommandPorts,
): Promise<number> {
  const settingsFolder = args.settings ?? ports.settingsFolder;
  const options: ImportOptions = {
    settingsFolder,
    currency: args.currency,
    withPhotosOnly: args['with-photos-only'],
    withDemoCodes: args['demo-codes'],
    fetchPhotosTo: args['fetch-photos'] === true ? ports.fetchedPhotosFolder : undefined,
  };
  const earlier = await ports.earlier();
  const imported = await importCatalogue(path, options, earlier.ids);
  printSummary(imported, print);
  await writeFiles(settingsFolder, imported);
  print(`Categories: ${join(settingsFolder, mappingFile)}. Rejected rows: ${join(settingsFolder, rejectedFile)}.`);
  if (imported.count === 0) return 1;
  const { added, changed, removed, isSame, hashes } = compareCatalogues(earlier, imported.source);
  if (removed * 2 > earlier.products.size && args['allow-removals'] !== true) {
    print(
      `Nothing was changed: ${removed} of ${earlier.products.size} products would be removed. Repeat with --allow-removals if that is right.`,
    );
    return 1;
  }
  if (!isSame) await load(imported.source, imported.photoFolder, { ids: imported.ids, hashes });
  print(`${added} added, ${changed} changed, ${removed} removed.`);
  return 0;
}

/** Runs `npm run import -- <folder or file>`: imports, prints what was rejected, loads. Returns the exit code. */
export async function runImport(args: readonly string[], ports: ImportCommandPorts): Promise<number> {
  const read = readArguments(args);
  if (read === undefined) {
    ports.print(usage);
    return 2;
  }
  try {
    return await importInto(read, ports);
  } catch (error) {
    ports.print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
