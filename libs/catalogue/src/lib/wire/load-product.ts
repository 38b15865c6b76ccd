import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import { parseProduct } from './parse-product.ts';
import type { ProductPageData } from './parse-product.ts';
import { ProductPageDocument } from './product-page.generated.ts';

/** Asks for a product by the alias in its address; what cannot be read is as good as not found. */
export const loadProduct = async (
  gateway: CommerceGateway,
  alias: string,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, ProductPageData>> => {
  const answer = await gateway.query(ProductPageDocument, { alias }, options);
  if (!answer.ok) return fail(answer.error);
  if (!answer.value.product) return fail({ kind: 'not-found' });
  const product = parseProduct(answer.value.product);
  return product.ok ? product : fail({ kind: 'malformed' });
};
