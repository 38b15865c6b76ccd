import type { ProductRelation } from '../../platform/graphql/resolver-types.generated.ts';
import type { IndexedProduct } from '../snapshot/catalogue-index.ts';
import { toProductType } from './product-type.ts';
import type { View } from './view.ts';

/** The schema's `RelatedProductType`: a product, and how it relates to another. Its other fields are those of a product. */
export function toRelatedProductType(indexed: IndexedProduct, relation: ProductRelation, view: View) {
  const product = toProductType(indexed, view);
  const [primaryImage = null, secondaryImage = null] = product.images;
  return { ...product, relation, relationType: relation, primaryImage, secondaryImage };
}
