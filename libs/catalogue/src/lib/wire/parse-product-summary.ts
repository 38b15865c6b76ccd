import { parseLowestPrice, parsePrice } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { ProductSummary, Result, Stock } from '@lyng/model';
import { comingOn } from '../core/coming.ts';
import { present } from './present.ts';
import type { ProductSummaryFieldsFragment } from './product-summary-fields.generated.ts';

/** A product of the API that cannot be shown, and what it lacks. */
export interface MalformedProduct {
  readonly kind: 'malformed-product';
  readonly productId: number;
  readonly missing: 'id' | 'alias' | 'name' | 'price' | 'image';
}

/** Stock of the wire; none where the wire has none. */
export const parseStock = (
  data: { inStock: number; oversellable: number; static: number | null; totalStock: number } | null | undefined,
  incoming: string | null = null,
): Stock => ({
  inStock: data?.inStock ?? 0,
  oversellable: data?.oversellable ?? 0,
  static: data?.static ?? 0,
  totalStock: data?.totalStock ?? 0,
  incoming,
});

/** Parses a product of the API for a card; a product without a name, link, price or image is malformed. */
export const parseProductSummary = (data: ProductSummaryFieldsFragment): Result<MalformedProduct, ProductSummary> => {
  const { productId, alias, name } = data;
  const images = present(data.productImages).filter(({ fileName }) => fileName.trim() !== '');
  const unitPrice = parsePrice(data.unitPrice);
  const lowestPrice = unitPrice && parseLowestPrice(data.lowestPrice, unitPrice.selling);
  const malformed = (missing: MalformedProduct['missing']) =>
    fail({ kind: 'malformed-product', productId, missing } as const);
  if (!Number.isInteger(productId)) return malformed('id');
  if (!alias) return malformed('alias');
  if (!name) return malformed('name');
  if (!unitPrice || !lowestPrice) return malformed('price');
  if (images.length === 0) return malformed('image');
  const totalStock = parseStock(data.totalStock);
  const comesOn = comingOn(data.firstAvailableOn, totalStock, Date.now());
  return ok({
    productId,
    articleNumber: data.articleNumber ?? '',
    alias,
    name,
    brandName: data.brand?.name ?? '',
    discountType: data.discountType ?? 'NONE',
    images: images.map(({ fileName, tags }) => ({ fileName, tags: present(tags) })),
    unitPrice,
    lowestPrice,
    totalStock,
    ...(comesOn !== null && { comesOn }),
  });
};

/** A card shows the first image, and the second one on hover. */
const cardImages = 2;

/**
 * The products of a list that can be shown, with the images of their cards; a malformed product is left out, the others
 * stay.
 */
export const parseProductSummaries = (
  list: readonly (ProductSummaryFieldsFragment | null)[] | null | undefined,
): readonly ProductSummary[] =>
  present(list).flatMap((data) => {
    const product = parseProductSummary(data);
    return product.ok ? [{ ...product.value, images: product.value.images.slice(0, cardImages) }] : [];
  });
