import { parseLowestPrice, parsePrice } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { ProductSummary, Result, Stock } from '@lyng/model';
import { parseCard } from './parse-listed-product.ts';
import type { MalformedProduct } from './parse-listed-product.ts';
import { present } from './present.ts';
import type { ProductSummaryFieldsFragment } from './product-summary-fields.generated.ts';

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

/** Parses a product of the API with everything that a cart line shows of it. */
export const parseProductSummary = (data: ProductSummaryFieldsFragment): Result<MalformedProduct, ProductSummary> => {
  const unitPrice = parsePrice(data.unitPrice);
  const lowestPrice = unitPrice && parseLowestPrice(data.lowestPrice, unitPrice.selling);
  const card = parseCard(data, { unitPrice, lowestPrice });
  if (!card.ok) return card;
  if (!unitPrice || !lowestPrice)
    return fail({ kind: 'malformed-product', productId: data.productId, missing: 'price' });
  const images = present(data.productImages).filter(({ fileName }) => fileName.trim() !== '');
  return ok({
    ...card.value,
    images: images.map(({ fileName, tags }) => ({ fileName, tags: present(tags) })),
    unitPrice,
    lowestPrice,
    totalStock: parseStock(data.totalStock),
  });
};
