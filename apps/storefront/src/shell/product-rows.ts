import { loadProductRow } from '@lyng/catalogue';
import { productWidgets } from '@lyng/content';
import type { ContentPage, ProductsQuery } from '@lyng/content';
import type { ProductSummary } from '@lyng/model';
import { isListSort } from '@lyng/routing/core';
import type { AppContext } from './app-context.ts';

/** The products of each row of a page, by the widget's id; `null` for a row that could not be loaded. */
export type ProductRows = Readonly<Record<string, readonly ProductSummary[] | null>>;

const rowQuery = ({ sort, ...query }: ProductsQuery) => ({ ...query, ...(isListSort(sort) && { sort }) });

/** Asks for the rows of products that a content page names, side by side. */
export async function loadProductRows(
  { gateway }: Pick<AppContext, 'gateway'>,
  page: ContentPage,
  signal: AbortSignal,
): Promise<ProductRows> {
  const rows = await Promise.all(
    productWidgets(page).map(async ({ id, query }) => {
      const products = await loadProductRow(gateway, rowQuery(query), { signal });
      return [id, products.ok ? products.value : null] as const;
    }),
  );
  return Object.fromEntries(rows);
}
