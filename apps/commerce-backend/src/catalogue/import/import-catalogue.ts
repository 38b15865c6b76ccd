import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueSource, SourceProduct } from '@lyng/model';
import { categoryPath, categoryTree, demoPromoCodes } from '@lyng/demo-catalogue/core';
import { importFeedRow } from './import-feed-row.ts';
import type { ImportTools } from './import-feed-row.ts';
import { createRegistry } from './import-registry.ts';
import { defaultOptions } from './import-options.ts';
import type { ImportOptions } from './import-options.ts';
import { importPlainPhoto, parsePlainPhoto } from './import-plain-photo.ts';
import { parseFeedProduct } from './parse-feed-product.ts';
import { openPhotoStore } from './photo-store.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import type { RowRejection } from './rejected-row.ts';

const productsFile = 'products.jsonl';
const imagesFile = 'images.jsonl';

export interface ImportedCatalogue {
  readonly source: CatalogueSource;
  readonly rejected: readonly RowRejection[];
  /** How many products have the same text in every language because the feed has one language only. */
  readonly untranslated: number;
}

interface Progress {
  readonly products: SourceProduct[];
  readonly rejected: RowRejection[];
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function importFeed(folder: string, tools: ImportTools, { products, rejected }: Progress): Promise<void> {
  const rowOfId = new Map<string, number>();
  for await (const line of readJsonLines(join(folder, productsFile))) {
    const reject = (reason: string, id?: string) =>
      rejected.push({ file: productsFile, row: line.row, ...(id === undefined ? {} : { id }), reason });
    if (!line.ok) {
      reject(line.reason);
      continue;
    }
    const parsed = parseFeedProduct(line.value);
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
    rowOfId.set(id, line.row);
    const imported = await importFeedRow(parsed.value, tools);
    if (imported.ok) {
      products.push(...imported.value.products);
      for (const reason of imported.value.leftOut) reject(`imported without a part: ${reason}`, id);
    } else reject(imported.error, id);
  }
}

async function importPhotos(folder: string, tools: ImportTools, { products, rejected }: Progress): Promise<void> {
  if (!(await exists(join(folder, imagesFile)))) return;
  for await (const line of readJsonLines(join(folder, imagesFile))) {
    const reject = (reason: string, id?: string) =>
      rejected.push({ file: imagesFile, row: line.row, ...(id === undefined ? {} : { id }), reason });
    const photo = line.ok ? parsePlainPhoto(line.value) : ({ ok: false, error: line.reason } as const);
    if (!photo.ok) {
      reject(photo.error);
      continue;
    }
    if (photo.value === undefined) continue;
    const imported = await importPlainPhoto(photo.value, tools);
    if (imported.ok) products.push(imported.value);
    else reject(imported.error, photo.value.file);
  }
}

/** Only categories that hold products, and their ancestors. */
function categoriesFor(products: readonly SourceProduct[]): CatalogueSource['categories'] {
  const used = new Set(products.flatMap((product) => product.categoryIds));
  const tree = categoryTree((department, kind) => used.has(categoryPath(department, { kind }).at(-1) ?? 0));
  return tree.filter((category) => used.has(category.categoryId));
}

/**
 * Reads a folder of `products.jsonl`, `images.jsonl` and photos into a catalogue, line by line. Rows that it cannot
 * read are rejected with a reason, never guessed. Feeds contain no earlier prices, so nothing is imported as reduced
 * (Directive 98/6/EC, article 6a).
 */
export async function importCatalogue(folder: string, options: ImportOptions = {}): Promise<ImportedCatalogue> {
  if (!(await exists(join(folder, productsFile))))
    throw new Error(`${folder} has no ${productsFile}: name a folder that has one.`);
  const tools: ImportTools = {
    registry: createRegistry(),
    photos: await openPhotoStore(folder),
    taxonomy: await readTaxonomy(folder),
    options: { ...defaultOptions, ...options },
  };
  const progress: Progress = { products: [], rejected: [] };
  await importFeed(folder, tools, progress);
  if (tools.options.withPlainProducts) await importPhotos(folder, tools, progress);
  const { products, rejected } = progress;
  const source: CatalogueSource = {
    brands: tools.registry.brands(),
    categories: categoriesFor(products),
    campaigns: [],
    promoCodes: tools.options.withDemoCodes ? demoPromoCodes : [],
    products,
  };
  return {
    source,
    rejected,
    untranslated: products.filter(({ name }) => name.da === name.fi && name.da === name.nb).length,
  };
}
