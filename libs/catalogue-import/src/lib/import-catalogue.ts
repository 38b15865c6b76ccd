import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '@lyng/model';
import type { LoadableCatalogue, Result } from '@lyng/model';
import { demoPromoCodes } from '@lyng/demo-catalogue/core';
import { fillCategories } from './categories/build-categories.ts';
import type { PlacedProduct } from './categories/build-categories.ts';
import { createMapping, mappingFile } from './categories/category-mapping.ts';
import { kinds } from './categories/kinds.ts';
import { PlacedProducts } from './categories/placed-products.ts';
import { openPhotoFetcher } from './fetching/photo-fetcher.ts';
import { withFetchedPhotos } from './fetching/with-fetched-photos.ts';
import type { ReadFeedOptions } from './formats/feed-row.ts';
import { openFeed } from './formats/open-feed.ts';
import type { Feed } from './formats/open-feed.ts';
import { importFeedRow } from './import-feed-row.ts';
import type { ImportTools } from './import-feed-row.ts';
import { createRegistry } from './import-registry.ts';
import type { ImportedId } from './import-registry.ts';
import { readOptional, readSettings } from './import-settings.ts';
import { importPlainPhoto, parsePlainPhoto } from './import-plain-photo.ts';
import { openPhotoStore } from './photo-store.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readTaxonomy, readTaxonomyKinds } from './read-taxonomy.ts';
import { createLanguageReader } from './text-language.ts';

const imagesFile = 'images.jsonl';

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

interface Progress {
  readonly products: PlacedProducts;
  readonly rejected: RowRejection[];
  untranslated: number;
}

const isUntranslated = ({ product: { name } }: PlacedProduct): boolean => name.da === name.fi && name.da === name.nb;

function add(progress: Progress, product: PlacedProduct): void {
  progress.products.add(product);
  if (isUntranslated(product)) progress.untranslated += 1;
}

/** A row that breaks what reads it is rejected as any other: one row never ends an import. */
const safely = <Value>(read: () => Promise<Result<string, Value>>): Promise<Result<string, Value>> =>
  Promise.resolve()
    .then(read)
    .catch((error: unknown) => fail(`cannot be read: ${error instanceof Error ? error.message : String(error)}`));

/** An id is an id, and no text. */
const maxIdLength = 200;

async function importFeed(feed: Feed, tools: ImportTools, progress: Progress): Promise<void> {
  const { rejected } = progress;
  const rowOfId = new Map<string, number>();
  for await (const { file, row, id: ownId, product: parsed } of feed.rows) {
    const reject = (reason: string, id = ownId) => rejected.push({ file, row, id, reason });
    if (!parsed.ok) {
      reject(parsed.error);
      continue;
    }
    const { id } = parsed.value;
    const earlierRow = rowOfId.get(id);
    if (earlierRow !== undefined) {
      reject(`the id is that of row ${earlierRow}`, id);
      continue;
    }
    rowOfId.set(id, row);
    if (Math.max(id.length, parsed.value.variantGroup?.length ?? 0) > maxIdLength) {
      reject(`the id is longer than ${maxIdLength} characters`);
      continue;
    }
    const imported = await safely(() => importFeedRow(parsed.value, tools));
    if (imported.ok) {
      for (const product of imported.value.products) add(progress, product);
      for (const reason of imported.value.leftOut) reject(`imported without a part: ${reason}`, id);
    } else reject(imported.error, id);
  }
}

async function importPhotos(folder: string, tools: ImportTools, progress: Progress): Promise<void> {
  const { rejected } = progress;
  if (!existsSync(join(folder, imagesFile))) return;
  for await (const line of readJsonLines(join(folder, imagesFile))) {
    const reject = (reason: string, id?: string) => rejected.push({ file: imagesFile, row: line.row, id, reason });
    const photo = line.ok ? parsePlainPhoto(line.value) : ({ ok: false, error: line.reason } as const);
    if (!photo.ok) {
      reject(photo.error);
      continue;
    }
    if (photo.value === undefined) continue;
    const { value } = photo;
    const imported = await safely(() => importPlainPhoto(value, tools));
    if (imported.ok) add(progress, imported.value);
    else reject(imported.error, value.file);
  }
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
  {
    settingsFolder,
    fetchPhotosTo,
    currency,
    now = new Date(),
    withPhotosOnly = false,
    withDemoCodes = false,
  }: ImportOptions = {},
  earlierIds: readonly ImportedId[] = [],
): Promise<ImportedCatalogue> {
  const ignored = new Map<string, number>();
  const count = (what: string) => ignored.set(what, (ignored.get(what) ?? 0) + 1);
  const feed = await withPhotoFiles(await openFeed(path, { currency, now, count }), fetchPhotosTo);
  const taxonomyKind = await readTaxonomyKinds(feed.folder);
  const mapping = createMapping(
    settingsFolder === undefined ? undefined : await readOptional(join(settingsFolder, mappingFile)),
    (key) => kinds.get(key) ?? taxonomyKind(key),
  );
  const registry = createRegistry(earlierIds);
  const tools: ImportTools = {
    registry,
    mapping,
    taxonomyKind,
    settings: await readSettings(settingsFolder),
    photos: await openPhotoStore(feed.photoFolder),
    readLanguage: createLanguageReader(),
    taxonomy: await readTaxonomy(feed.folder),
    withPhotosOnly,
  };
  const progress: Progress = { products: new PlacedProducts(), rejected: [], untranslated: 0 };
  await importFeed(feed, tools, progress);
  if (feed.isFolder) await importPhotos(feed.folder, tools, progress);
  const { products, rejected, untranslated } = progress;
  const { categories, listings } = fillCategories(products.places(), (key) => registry.idOf('category', key));
  const source: LoadableCatalogue = {
    brands: registry.brands(),
    categories,
    campaigns: [],
    promoCodes: withDemoCodes ? demoPromoCodes : [],
    products: products.listedIn(listings),
  };
  return {
    source,
    count: products.count,
    rejected,
    mapping: mapping.toText(),
    ids: registry.ids(),
    untranslated,
    ignored,
    photoFolder: feed.photoFolder,
  };
}
