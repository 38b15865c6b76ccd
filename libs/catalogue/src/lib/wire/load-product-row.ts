import { parseListedProducts } from '@lyng/commerce-client';
import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import type { ProductRowQuery } from '@lyng/feature';
import { fail, ok } from '@lyng/model';
import type { ListedProduct, Result } from '@lyng/model';
import { apiSort } from '@lyng/routing/core';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import { present } from './present.ts';
import { ProductsRowDocument } from './products-row.generated.ts';

/** The maximum number of products in one response. */
const maximumTake = 200;

interface RowOptions extends QueryOptions {
  /** Of the colours of a model only the first. */
  readonly oncePerModel?: boolean;
}

/** The first products of a list, for a row on the front page or below a product. */
export const loadProductRow = async (
  gateway: CommerceGateway,
  { sort = 'LATEST', take = 8, facets, ...list }: ProductRowQuery,
  { oncePerModel = false, ...options }: RowOptions = {},
): Promise<Result<CatalogueFailure, readonly ListedProduct[]>> => {
  const result = await gateway.query(
    ProductsRowDocument,
    { ...list, sort: apiSort(sort), take: Math.min(take, maximumTake), ...(facets && { facets: [...facets] }) },
    options,
  );
  if (!result.ok) return fail(result.error);
  const products = present(result.value.products?.products);
  const models = products.map(({ productId, variantGroup }) => variantGroup?.variantGroupId ?? -productId);
  return ok(
    parseListedProducts(
      oncePerModel ? products.filter((_, index) => models.indexOf(models[index] ?? 0) === index) : products,
    ),
  );
};
