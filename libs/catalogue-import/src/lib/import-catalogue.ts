import { join } from 'node:path';
import type { LoadableCatalogue } from '@lyng/model';
import { demoPromoCodes } from '@lyng/demo-catalogue/core';
import { fillCategories } from './categories/build-categories.ts';
import { CategoryMapping, mappingFile } from './categories/category-mapping.ts';
import { PlacedProducts } from './categories/placed-products.ts';
import { openPhotoFetcher, withFetchedPhotos } from './fetching/fetch-photos.ts';
import type { ReadFeedOptions } from './formats/feed-row.ts';
import { openFeed } from './formats/open-feed.ts';
import type { Feed } from './formats/open-feed.ts';
import { importProduct } from './import-product.ts';
import type { ImportedRow, ImportTools } from './import-product.ts';
import { ImportRegistry } from './import-registry.ts';
import type { ImportedId } from './import-registry.ts';
import { readOptional, readSettings } from './import-settings.ts';
import { openPhotoStore } from './photo-store.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import { createLanguageReader } from './text-language.ts';

/** The options of an import. */
export interface ImportOptions extends Partial<Pick<ReadFeedOptions, 'currency' | 'now'>> {
  /** Rejects products without a photo; otherwise the shop draws an image. Default false. */
  readonly withPhotosOnly?: boolean | undefined;
  /** The folder for photos that are addresses on other machines; without it they are not fetched. */
  readonly fetchPhotosTo?: string | undefined;
  /** Adds the demo's discount codes, which everybody can read in its source. Default false. */
  readonly withDemoCodes?: boolean | undefined;
  /** The merchant's folder, with settings and the mapping of categories. Without it, defaults hold. */
  readonly settingsFolder?: string;
}

/** A row, or a part of one, that did not become a product, and why. */
export interface RowRejection {
  /** The file below the imported folder. */
  readonly file: string;
  /** Counted from 1. */
  readonly row: number;
  readonly id?: string | undefined;
  readonly reason: string;
}

export interface ImportedCatalogue {
  readonly source: LoadableCatalogue;
  /** The number of its products. */
  readonly count: number;
  readonly rejected: readonly RowRejection[];
  /** The number of products with the same text in every language because the feed has one language only. */
  readonly untranslated: number;
  /** The mapping of categories, for the merchant to edit and the next run to read. */
  readonly mapping: string;
  /** The numbers of everything imported, for the next run. */
  readonly ids: readonly ImportedId[];
  /** The parts left out on purpose, each with its count. */
  readonly ignored: ReadonlyMap<string, number>;
  /** The folder below which the photos are. */
  readonly photoFolder: string;
}

/** A row that breaks what reads it is rejected as any other: one row never ends an import. */
const safely = (read: Promise<ImportedRow>): Promise<ImportedRow> =>
  read.catch((error: unknown) => {
    const reason = `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return { products: [], leftOut: [{ reason }] };
  });

/** An id is an id, and no text. */
const maxIdLength = 200;

/** Imports row by row; returns the rejections. */
async function importRows(rows: Feed['rows'], tools: ImportTools, products: PlacedProducts) {
  const rejected: RowRejection[] = [];
  const rowOfId = new Map<string, number>();
  for await (const { file, row, id: ownId, product } of rows) {
    if (!product.ok) {
      rejected.push({ file, row, id: ownId, reason: product.error });
      continue;
    }
    const { id, variantGroup = '' } = product.value;
    const earlierRow = rowOfId.get(id);
    rowOfId.set(id, earlierRow ?? row);
    if (earlierRow !== undefined) {
      rejected.push({ file, row, id, reason: `the id is that of row ${earlierRow}` });
      continue;
    }
    if (Math.max(id.length, variantGroup.length) > maxIdLength) {
      rejected.push({ file, row, reason: `the id is longer than ${maxIdLength} characters` });
      continue;
    }
    const imported = await safely(importProduct(product.value, tools));
    for (const placed of imported.products) products.add(placed);
    const reasons = imported.leftOut.map(({ reason }) => reason);
    if (imported.products.length === 0) rejected.push({ file, row, id, reason: [...new Set(reasons)].join(', ') });
    else
      for (const { reason, variant = {} } of imported.leftOut)
        rejected.push({
          file,
          row: variant.row ?? row,
          id: variant.id ?? id,
          reason: `imported without a part: ${reason}`,
        });
  }
  return rejected;
}

/** Photos on other machines become files where they are fetched; otherwise the shop draws the products. */
async function withPhotoFiles(feed: Feed, fetchTo: string | undefined): Promise<Feed> {
  if (feed.hasPhotoFiles || fetchTo === undefined) return feed;
  return { ...feed, photoFolder: fetchTo, rows: withFetchedPhotos(feed.rows, await openPhotoFetcher(fetchTo)) };
}

/**
 * Reads a folder of `products.jsonl`, `images.jsonl` and photos, or one file of another format, into a catalogue, row by
 * row. Rows that it cannot read are rejected with a reason, never guessed. Products, brands and sizes of earlier
 * imports keep their numbers. Feeds contain no earlier prices, so nothing is imported as reduced (Directive 98/6/EC, article 6a).
 */
export async function importCatalogue(
  path: string,
  options: ImportOptions = {},
  earlierIds: readonly ImportedId[] = [],
): Promise<ImportedCatalogue> {
  const { settingsFolder, fetchPhotosTo, currency, now = new Date(), withPhotosOnly = false } = options;
  const ignored = new Map<string, number>();
  const count = (what: string) => ignored.set(what, (ignored.get(what) ?? 0) + 1);
  const feed = await withPhotoFiles(await openFeed(path, { currency, now, count }), fetchPhotosTo);
  const mapping = new CategoryMapping(settingsFolder && (await readOptional(join(settingsFolder, mappingFile))));
  const registry = new ImportRegistry(earlierIds);
  const tools: ImportTools = {
    registry,
    mapping,
    settings: await readSettings(settingsFolder),
    takePhotos: await openPhotoStore(feed.photoFolder),
    readLanguage: createLanguageReader(),
    taxonomy: await readTaxonomy(feed.folder),
    withPhotosOnly,
  };
  const products = new PlacedProducts();
  const rejected = await importRows(feed.rows, tools, products);
  const { categories, listings } = fillCategories(products.places(), (key) => registry.idOf('category', key));
  const source: LoadableCatalogue = {
    brands: registry.brands(),
    categories,
    campaigns: [],
    promoCodes: options.withDemoCodes === true ? demoPromoCodes : [],
    products: products.listedIn(listings),
  };
  return {
    source,
    count: products.count,
    rejected: [...mapping.outdated, ...rejected],
    mapping: mapping.toText(),
    ids: registry.ids(),
    untranslated: products.untranslated,
    ignored,
    photoFolder: feed.photoFolder,
  };
}
