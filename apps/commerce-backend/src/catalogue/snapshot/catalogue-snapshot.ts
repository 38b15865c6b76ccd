import type { Language } from '@lyng/model';
import type { CatalogueIndex, IndexedCategory } from './catalogue-index.ts';
import type { ListCache } from './list-cache.ts';
import { ordinalsOfId } from '../columns/product-columns.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import type { SortOrders } from '../columns/sort-orders.ts';
import type { ProductDocuments } from '../documents/product-documents.ts';

/** The current catalogue: small parts as objects, all products as columns, single products on demand. */
export interface CatalogueSnapshot {
  readonly index: CatalogueIndex;
  readonly columns: ProductColumns;
  readonly orders: SortOrders;
  readonly lists: ListCache;
  readonly documents: ProductDocuments;
  /** The id of the product that has an alias in a language. */
  readonly productIdByAlias: (language: Language, alias: string) => Promise<number | undefined>;
  /** The same for several aliases at once, by alias. */
  readonly productIdsByAliases: (
    language: Language,
    aliases: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  /** The ids of products by the article number of themselves or of one of their sizes. */
  readonly productIdsByKeys: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** The ordinals of the products of a category. */
export const productsIn = ({ columns }: Pick<CatalogueSnapshot, 'columns'>, { categoryId }: IndexedCategory) =>
  ordinalsOfId(columns, 'c', categoryId);

/** Whether a category holds a product; the others are hidden. */
export const isFilled = (snapshot: Pick<CatalogueSnapshot, 'columns'>, category: IndexedCategory): boolean =>
  productsIn(snapshot, category).length > 0;
