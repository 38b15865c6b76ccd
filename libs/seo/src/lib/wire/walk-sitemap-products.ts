import type { CommerceGateway } from '@lyng/commerce-client';
import type { ProductGroup } from '../core/product-groups.ts';
import { SitemapProductsDocument } from './sitemap-products.generated.ts';
import { present, walkProducts } from './walk-products.ts';

/** A product in a sitemap. */
export interface SitemapProduct {
  readonly productId: number;
  readonly alias: string;
  /** File names. */
  readonly images: readonly string[];
}

/** The products of a group for a sitemap, page by page. Throws an `IncompleteWalk`. */
export const walkSitemapProducts = (
  gateway: CommerceGateway,
  group: ProductGroup,
): AsyncGenerator<readonly SitemapProduct[]> =>
  walkProducts(
    (page) => gateway.query(SitemapProductsDocument, page),
    ({ productId, alias, productImages }) => ({
      productId,
      alias,
      images: present(productImages).map(({ fileName }) => fileName),
    }),
    group,
  );
