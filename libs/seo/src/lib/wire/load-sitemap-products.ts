import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { SitemapProductsDocument } from './sitemap-products.generated.ts';
import type { GroupPage } from './walk-products.ts';

/** A product in a sitemap. */
export interface SitemapProduct {
  readonly productId: number;
  readonly alias: string;
  /** File names. */
  readonly images: readonly string[];
}

/** Loads one page of products for a sitemap. */
export async function loadSitemapProducts(
  gateway: CommerceGateway,
  page: GroupPage,
): Promise<Result<CommerceFailure, readonly SitemapProduct[]>> {
  const result = await gateway.query(SitemapProductsDocument, page);
  if (!result.ok) return result;
  return ok(
    (result.value.products?.products ?? []).flatMap((product) =>
      product === null
        ? []
        : [
            {
              productId: product.productId,
              alias: product.alias,
              images: (product.productImages ?? []).flatMap((image) => image?.fileName ?? []),
            },
          ],
    ),
  );
}
