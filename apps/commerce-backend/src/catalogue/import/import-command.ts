import type { CatalogueSource } from '@lyng/model';
import { importCatalogue } from './import-catalogue.ts';
import type { RowRejection } from './rejected-row.ts';

export interface ImportCommandPorts {
  /** Replaces the catalogue of the database; `folder` is where its photos are. */
  readonly load: (source: CatalogueSource, folder: string) => Promise<void>;
  readonly print: (line: string) => void;
}

const usage = 'Usage: npm run import -- <folder> [--without-photos] [--demo-codes]';

const describe = ({ file, row, id, reason }: RowRejection): string =>
  `${file}:${row}${id === undefined ? '' : ` ${id}`}: ${reason}`;

/** The rejections of one kind counted together: the quoted parts differ from row to row. */
export function summarise(rejected: readonly RowRejection[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { reason } of rejected) {
    const kind = reason.replace(/"[^"]*"/g, '…').replace(/photo \S+ /, 'photo … ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${String(count).padStart(7)}  ${kind}`);
}

/** Runs `npm run import -- <folder>`: imports, prints the rejected rows, loads. Returns the exit code. */
export async function runImport(args: readonly string[], { load, print }: ImportCommandPorts): Promise<number> {
  const folder = args.find((argument) => !argument.startsWith('--'));
  if (folder === undefined) {
    print(usage);
    return 2;
  }
  try {
    const { source, rejected, untranslated } = await importCatalogue(folder, {
      withPhotosOnly: !args.includes('--without-photos'),
      withDemoCodes: args.includes('--demo-codes'),
    });
    rejected.map(describe).forEach(print);
    print(
      `Imported ${source.products.length} products of ${source.brands.length} brands in ${source.categories.length} categories.`,
    );
    if (untranslated > 0)
      print(`${untranslated} of them have the same text in every language: their feed has one language only.`);
    print(
      rejected.length === 0
        ? 'No row was rejected.'
        : `Rejected, or imported without a part: ${rejected.length} times.`,
    );
    summarise(rejected).forEach(print);
    if (source.products.length === 0) return 1;
    await load(source, folder);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
