import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import { parseProduct } from './parse-product.ts';
import type { ProductPageData } from './parse-product.ts';
import { ProductPageDocument } from './product-page.generated.ts';

/** Requests a product by the alias in its address; a malformed product counts as not found. */
export const loadProduct = async (
  gateway: CommerceGateway,
  alias: string,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, ProductPageData>> => {
  const result = await gateway.query(ProductPageDocument, { alias }, options);
  if (!result.ok) return fail(result.error);
  if (!result.value.product) return fail({ kind: 'not-found' });
  const product = parseProduct(result.value.product);
  return product.ok ? product : fail({ kind: 'malformed' });
};
