import { queryProductPage, querySearchPage } from '@lyng/search-client';
import type { SearchService } from '@lyng/search-client';

/** The tickets by which the search service identifies a product in notifications. */
export interface ProductTickets {
  readonly product: string;
  /** By the article number of a size. */
  readonly sizes: Readonly<Record<string, string>>;
}

export interface ProductWithTickets {
  readonly text: string;
  readonly productKey: string;
}

/**
 * The tickets of a product that a search has found, `null` where the service has none. They are requested for the
 * chosen product only: results that are merely viewed cost the service nothing.
 */
export async function loadResultTickets(
  service: SearchService,
  { text, productKey }: ProductWithTickets,
): Promise<ProductTickets | null> {
  const productRules = `rule incl product_key { ${JSON.stringify(productKey)} }`;
  const result = await querySearchPage(
    service,
    { q: text, notify: false, limit: 1 },
    { primaryList: { include: true, productRules } },
  );
  const products = result.ok ? result.value.primaryList.productGroups.flatMap((group) => group.products) : [];
  const found = products.find(({ key }) => key === productKey);
  return found
    ? { product: found.ticket, sizes: Object.fromEntries(found.variants.map(({ key, ticket }) => [key, ticket])) }
    : null;
}

/**
 * The tickets of a product's sizes, by article number, wherever the shopper came from; none where the service has none.
 */
export async function loadSizeTickets(service: SearchService, productKey: string): Promise<ProductTickets['sizes']> {
  const result = await queryProductPage(service, { productKey, notify: false });
  return result.ok ? result.value.tickets : {};
}
