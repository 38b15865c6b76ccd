import type { CatalogueSource } from '@lyng/model';
import { importCatalogue } from '../import-catalogue.ts';
import type { ImportedCatalogue } from '../import-catalogue.ts';

/** An imported catalogue with all products in a list. */
export interface CompleteCatalogue extends ImportedCatalogue {
  readonly source: CatalogueSource;
}

/** Imports as the command does, then makes all products. */
export async function importCompleteCatalogue(...args: Parameters<typeof importCatalogue>): Promise<CompleteCatalogue> {
  const { source, ...imported } = await importCatalogue(...args);
  return { ...imported, source: { ...source, products: [...source.products] } };
}
