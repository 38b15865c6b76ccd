import { join } from 'node:path';
import type { CatalogueSource } from '@lyng/model';
import { FRAME } from '../compare-catalogues.ts';
import type { EarlierImport } from '../compare-catalogues.ts';
import { runImport } from '../import-command.ts';

export const nothingEarlier: EarlierImport = { ids: [], products: new Map(), hashes: new Map() };

export interface Load {
  readonly source: CatalogueSource;
  /** The folder of its photos. */
  readonly folder: string;
}

export interface ImportShop {
  /** Runs the command; `lines` are those of this run. */
  readonly run: (...args: readonly string[]) => Promise<number>;
  readonly lines: readonly string[];
  /** The catalogues that the runs have loaded. */
  readonly loads: readonly Load[];
}

/** Runs the command as the shop of one run and the next would; `folder` is where its data are. */
export function makeImportShop(folder: string): ImportShop {
  let shop = nothingEarlier;
  const lines: string[] = [];
  const loads: Load[] = [];
  const run = (...args: readonly string[]): Promise<number> => {
    lines.length = 0;
    return runImport(args, {
      print: (line) => lines.push(line),
      settingsFolder: join(folder, 'settings'),
      fetchedPhotosFolder: join(folder, 'fetched-photos'),
      earlier: () => Promise.resolve(shop),
      load: (source, from, { ids, hashes }) => {
        loads.push({ source: { ...source, products: [...source.products] }, folder: from });
        shop = { ids, hashes, products: new Map([...hashes].filter(([id]) => id !== FRAME)) };
        return Promise.resolve();
      },
    });
  };
  return { run, lines, loads };
}
