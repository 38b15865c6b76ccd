import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueSource, SourceProduct } from '../catalogue-source.ts';
import { categoryPath, categoryTree } from '../demo/categories/category-tree.ts';
import { demoPromoCodes } from '../demo/offers.ts';
import { importFeedRow } from './import-feed-row.ts';
import type { ImportTools } from './import-feed-row.ts';
import { openLedger } from './import-ledger.ts';
import { defaultOptions } from './import-options.ts';
import type { ImportOptions } from './import-options.ts';
import { importPlainPhoto, parsePlainPhoto } from './import-plain-photo.ts';
import { parseFeedProduct } from './parse-feed-product.ts';
import { openPhotoShelf } from './photo-shelf.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readTaxonomy } from './read-taxonomy.ts';
import type { Refusal } from './refusal.ts';

const productsFile = 'products.jsonl';
const imagesFile = 'images.jsonl';

export interface ImportedCatalogue {
  readonly source: CatalogueSource;
  readonly refused: readonly Refusal[];
  /** How many products say the same in every language because the feed has one language only. */
  readonly untranslated: number;
}

interface Progress {
  readonly products: SourceProduct[];
  readonly refused: Refusal[];
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function importFeed(folder: string, tools: ImportTools, { products, refused }: Progress): Promise<void> {
  const rowOfId = new Map<string, number>();
  for await (const line of readJsonLines(join(folder, productsFile))) {
    const refuse = (reason: string, id?: string) =>
      refused.push({ file: productsFile, row: line.row, ...(id === undefined ? {} : { id }), reason });
    if (!line.ok) {
      refuse(line.reason);
      continue;
    }
    const parsed = parseFeedProduct(line.value);
    if (!parsed.ok) {
      refuse(parsed.error);
      continue;
    }
    const { id } = parsed.value;
    const earlierRow = rowOfId.get(id);
    if (earlierRow !== undefined) {
      refuse(`the id is that of row ${earlierRow}`, id);
      continue;
    }
    rowOfId.set(id, line.row);
    const imported = await importFeedRow(parsed.value, tools);
    if (imported.ok) {
      products.push(...imported.value.products);
      for (const reason of imported.value.leftOut) refuse(`imported without a part: ${reason}`, id);
    } else refuse(imported.error, id);
  }
}

async function importPhotos(folder: string, tools: ImportTools, { products, refused }: Progress): Promise<void> {
  if (!(await exists(join(folder, imagesFile)))) return;
  for await (const line of readJsonLines(join(folder, imagesFile))) {
    const refuse = (reason: string, id?: string) =>
      refused.push({ file: imagesFile, row: line.row, ...(id === undefined ? {} : { id }), reason });
    const photo = line.ok ? parsePlainPhoto(line.value) : ({ ok: false, error: line.reason } as const);
    if (!photo.ok) {
      refuse(photo.error);
      continue;
    }
    if (photo.value === undefined) continue;
    const imported = await importPlainPhoto(photo.value, tools);
    if (imported.ok) products.push(imported.value);
    else refuse(imported.error, photo.value.file);
  }
}

/** Only shelves on which something stands, and what lies above them. */
function categoriesFor(products: readonly SourceProduct[]): CatalogueSource['categories'] {
  const used = new Set(products.flatMap((product) => product.categoryIds));
  const tree = categoryTree((department, kind) => used.has(categoryPath(department, { kind }).at(-1) ?? 0));
  return tree.filter((category) => used.has(category.categoryId));
}

/**
 * Reads a folder of `products.jsonl`, `images.jsonl` and photos into a catalogue, line by line.
 * Whatever it cannot read is refused with a reason and never guessed. Feeds tell no earlier prices,
 * so nothing is imported as reduced (Directive 98/6/EC, article 6a).
 */
export async function importCatalogue(folder: string, options: ImportOptions = {}): Promise<ImportedCatalogue> {
  if (!(await exists(join(folder, productsFile))))
    throw new Error(`${folder} has no ${productsFile}: name a folder that has one.`);
  const tools: ImportTools = {
    ledger: openLedger(),
    photos: await openPhotoShelf(folder),
    taxonomy: await readTaxonomy(folder),
    options: { ...defaultOptions, ...options },
  };
  const progress: Progress = { products: [], refused: [] };
  await importFeed(folder, tools, progress);
  if (tools.options.withPlainProducts) await importPhotos(folder, tools, progress);
  const { products, refused } = progress;
  const source: CatalogueSource = {
    brands: tools.ledger.brands(),
    categories: categoriesFor(products),
    campaigns: [],
    promoCodes: tools.options.withDemoCodes ? demoPromoCodes : [],
    products,
  };
  return {
    source,
    refused,
    untranslated: products.filter(({ name }) => name.da === name.fi && name.da === name.nb).length,
  };
}
