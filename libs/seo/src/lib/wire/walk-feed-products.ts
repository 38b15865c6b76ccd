import type { CommerceGateway } from '@lyng/commerce-client';
import { minorUnits } from '@lyng/model';
import type { FeedItem } from '../core/feed-item.ts';
import type { ProductGroup } from '../core/product-groups.ts';
import { FeedProductsDocument } from './feed-products.generated.ts';
import type { FeedProductsQuery } from './feed-products.generated.ts';
import { present, walkProducts } from './walk-products.ts';

type WireProduct = NonNullable<NonNullable<NonNullable<FeedProductsQuery['products']>['products']>[number]>;
type WireCategory = NonNullable<NonNullable<WireProduct['categories']>[number]>;

/** A product with what its sizes have in common; images are file names. */
export interface FeedProduct {
  readonly productId: number;
  readonly alias: string;
  readonly images: readonly string[];
  readonly sizes: readonly (Omit<FeedItem, 'images' | 'link'> & { readonly skuId: number })[];
}

/** Groups of parameters with a meaning of their own. */
const COLOUR_GROUP = 1;
const MATERIAL_GROUP = 2;

const valuesIn = ({ parameterGroups }: WireProduct, groupId: number): readonly string[] =>
  present(parameterGroups)
    .filter(({ parameterGroupId }) => parameterGroupId === groupId)
    .flatMap(({ parameters }) => present(parameters))
    .flatMap(({ value }) => value ?? []);

/** From the department down to the product's own category. */
function trailOf({ categories, primaryCategory }: WireProduct): FeedItem['categories'] {
  const byId = new Map(present(categories).map((category) => [category.categoryId, category]));
  const trail: WireCategory[] = [];
  let current = byId.get(primaryCategory?.categoryId ?? 0);
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    current = byId.get(current.parentCategoryId);
  }
  return trail.map(({ alias, name }) => ({ alias: alias ?? '', name }));
}

/** A product without a price, an image or a number has no sizes here: a merchant centre would reject them. */
function parseProduct(product: WireProduct): FeedProduct {
  const images = present(product.productImages).map(({ fileName }) => fileName);
  const { productId, alias, name, articleNumber, unitPrice } = product;
  if (!name || !articleNumber || !unitPrice || unitPrice.sellingPriceIncVat <= 0 || images.length === 0)
    return { productId, alias, images, sizes: [] };
  const brand = product.brand?.name ?? '';
  const about = {
    group: articleNumber,
    description: product.texts?.text1 || name,
    regular: minorUnits(unitPrice.regularPriceIncVat),
    selling: minorUnits(unitPrice.sellingPriceIncVat),
    brand,
    colour: valuesIn(product, COLOUR_GROUP).slice(0, 3).join('/'),
    material: valuesIn(product, MATERIAL_GROUP).slice(0, 3).join('/'),
    categories: trailOf(product),
  };
  const title = [brand, name].filter(Boolean).join(' ');
  return {
    productId,
    alias,
    images,
    sizes: present(product.skus).map((sku) => ({
      ...about,
      skuId: sku.skuId,
      id: sku.articleNumber,
      title: sku.name ? `${title}, ${sku.name}` : title,
      size: sku.name ?? '',
      gtin: sku.gtin ?? '',
      incoming: sku.incoming,
      stock: {
        inStock: sku.stock?.inStock ?? 0,
        oversellable: sku.stock?.oversellable ?? 0,
        static: sku.stock?.static ?? 0,
      },
    })),
  };
}

/** The products of a group for a feed, page by page. Throws an `IncompleteWalk`. */
export const walkFeedProducts = (
  gateway: CommerceGateway,
  group: ProductGroup,
): AsyncGenerator<readonly FeedProduct[]> =>
  walkProducts((page) => gateway.query(FeedProductsDocument, page), parseProduct, group);
