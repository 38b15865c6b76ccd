import type { ProductRelation } from '../../platform/graphql/resolver-types.generated.ts';
import type { IndexedProduct } from '../snapshot/catalogue-index.ts';
import { toProductType } from './product-type.ts';
import type { View } from './view.ts';

/** The schema's `RelatedProductType`: a product, and how it relates to another. */
export function toRelatedProductType(product: IndexedProduct, relation: ProductRelation, view: View) {
  const {
    alias,
    name,
    canonicalUrl,
    brand,
    unitPrice,
    images,
    productImages,
    skus,
    discountCampaigns,
    primaryCategory,
    parameterGroups,
  } = toProductType(product, view);
  return {
    alias,
    name,
    canonicalUrl,
    brand,
    unitPrice,
    relation,
    relationType: relation,
    primaryImage: images[0] ?? null,
    secondaryImage: images[1] ?? null,
    images,
    productImages,
    skus,
    discountCampaigns,
    primaryCategory,
    parameterGroups,
  };
}
