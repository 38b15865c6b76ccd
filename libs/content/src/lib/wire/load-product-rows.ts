import type { AppContext } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { isListSort } from '@lyng/routing/core';
import { productWidgets } from '../core/widget.ts';
import type { ContentPage, ProductsQuery } from '../core/widget.ts';

/** The products of each row of a page, by the widget's id; `null` for a row that failed to load. */
export type ProductRows = Readonly<Record<string, readonly ListedProduct[] | null>>;

const rowQuery = ({ sort, ...query }: ProductsQuery) => ({ ...query, ...(isListSort(sort) && { sort }) });

/** Loads the rows of products of a content page, in parallel. */
export async function loadProductRows(
  { port }: Pick<AppContext, 'port'>,
  page: ContentPage,
  signal: AbortSignal,
): Promise<ProductRows> {
  const productRow = await port('productRow');
  const rows = await Promise.all(
    productWidgets(page).map(
      async ({ id, query }) => [id, (await productRow?.(rowQuery(query), signal)) ?? null] as const,
    ),
  );
  return Object.fromEntries(rows);
}
