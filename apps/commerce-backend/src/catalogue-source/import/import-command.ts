import type { CatalogueSource } from '../catalogue-source.ts';
import { importCatalogue } from './import-catalogue.ts';
import type { Refusal } from './refusal.ts';

export interface ImportCommandPorts {
  /** Puts the catalogue into the database in place of the one that is there; `folder` is where its photos lie. */
  readonly load: (source: CatalogueSource, folder: string) => Promise<void>;
  readonly print: (line: string) => void;
}

const usage = 'Usage: npm run import -- <folder> [--without-photos] [--demo-codes]';

const describe = ({ file, row, id, reason }: Refusal): string =>
  `${file}:${row}${id === undefined ? '' : ` ${id}`}: ${reason}`;

/** The refusals of one kind counted together: what stands in quotes differs from row to row. */
export function summarise(refused: readonly Refusal[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { reason } of refused) {
    const kind = reason.replace(/"[^"]*"/g, '…').replace(/photo \S+ /, 'photo … ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${String(count).padStart(7)}  ${kind}`);
}

/** Runs `npm run import -- <folder>`: imports, prints what was refused row by row, loads. Returns the exit code. */
export async function runImport(args: readonly string[], { load, print }: ImportCommandPorts): Promise<number> {
  const folder = args.find((argument) => !argument.startsWith('--'));
  if (folder === undefined) {
    print(usage);
    return 2;
  }
  try {
    const { source, refused, untranslated } = await importCatalogue(folder, {
      withPhotosOnly: !args.includes('--without-photos'),
      withDemoCodes: args.includes('--demo-codes'),
    });
    refused.map(describe).forEach(print);
    print(
      `Imported ${source.products.length} products of ${source.brands.length} brands on ${source.categories.length} shelves.`,
    );
    if (untranslated > 0)
      print(`${untranslated} of them say the same in every language: their feed has one language only.`);
    print(
      refused.length === 0 ? 'Nothing was refused.' : `Refused, or imported without a part: ${refused.length} times.`,
    );
    summarise(refused).forEach(print);
    if (source.products.length === 0) return 1;
    await load(source, folder);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
