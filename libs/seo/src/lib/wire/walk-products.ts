import type { CommerceFailure, FilterInputType } from '@lyng/commerce-client';
import type { Result } from '@lyng/model';
import type { ProductGroup } from '../core/product-groups.ts';
import { MAX_GROUP } from '../core/product-groups.ts';

/** The most that the API returns at once. */
const PAGE_SIZE = 200;

/** The products that a page requests. */
export interface GroupPage {
  readonly skip: number;
  readonly take: number;
  readonly url: string | null;
  readonly filter: FilterInputType;
}

/** A response with a page of products. */
interface ProductsPage<WireProduct> {
  readonly products?: { readonly products?: readonly (WireProduct | null)[] | null } | null;
}

/** The values of a list that are not `null`. */
export const present = <Value>(values: readonly (Value | null)[] | null | undefined): readonly Value[] =>
  (values ?? []).filter((value): value is Value => value !== null);

/** A page failed to load: what has been read so far is not all. */
export class IncompleteWalk extends Error {
  readonly failure: CommerceFailure;

  constructor(failure: CommerceFailure) {
    super(`@lyng/seo: a page of products failed to load (${failure.kind}), so the file would lack some.`);
    this.failure = failure;
  }
}

/**
 * All products of a group, page by page, each once: one that moves to another page meanwhile is not repeated. Throws an
 * `IncompleteWalk`.
 */
export async function* walkProducts<WireProduct, Product extends { readonly productId: number }>(
  load: (page: GroupPage) => Promise<Result<CommerceFailure, ProductsPage<WireProduct>>>,
  parse: (product: WireProduct) => Product,
  { facets, listPath }: ProductGroup,
): AsyncGenerator<readonly Product[]> {
  const seen = new Set<number>();
  for (let skip = 0; skip <= MAX_GROUP; skip += PAGE_SIZE) {
    // By name, which no sale and no campaign changes.
    const filter: FilterInputType = { sort: 'ALPHABETICAL', ...(facets.length > 0 && { facets: [...facets] }) };
    const page = await load({ skip, take: PAGE_SIZE, url: listPath ?? null, filter });
    if (!page.ok) throw new IncompleteWalk(page.error);
    const products = present(page.value.products?.products).map(parse);
    yield products.filter(({ productId }) => !seen.has(productId));
    for (const { productId } of products) seen.add(productId);
    if (products.length < PAGE_SIZE) return;
  }
}
