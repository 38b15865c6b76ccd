import { queryProductPage, querySearchPage } from '@lyng/search-client';
import type { SearchService } from '@lyng/search-client';

/** By what the search service knows what became of a product. */
export interface ProductTickets {
  readonly product: string;
  /** By the article number of a size. */
  readonly sizes: Readonly<Record<string, string>>;
}

export interface FoundProduct {
  /** What was searched for. */
  readonly text: string;
  readonly productKey: string;
}

/**
 * The tickets of a product that a search has found, `null` where the service does not say. They are asked for when the
 * product is chosen, and for that one alone: results that are only looked at cost the service nothing.
 */
export async function loadFoundTickets(
  service: SearchService,
  { text, productKey }: FoundProduct,
): Promise<ProductTickets | null> {
  const productRules = `rule incl product_key { ${JSON.stringify(productKey)} }`;
  const answer = await querySearchPage(
    service,
    { q: text, notify: false, limit: 1 },
    { primaryList: { include: true, productRules } },
  );
  const products = answer.ok ? answer.value.primaryList.productGroups.flatMap((group) => group.products) : [];
  const found = products.find(({ key }) => key === productKey);
  return found
    ? { product: found.ticket, sizes: Object.fromEntries(found.variants.map(({ key, ticket }) => [key, ticket])) }
    : null;
}

/** The tickets of a product's sizes, by article number, wherever the product was come upon; none where the service does not say. */
export async function loadSizeTickets(service: SearchService, productKey: string): Promise<ProductTickets['sizes']> {
  const answer = await queryProductPage(service, { productKey, notify: false });
  return answer.ok ? answer.value.tickets : {};
}
