import { parseShownLowestPrice, parseShownPrice } from '@lyng/commerce-client';
import { colourOf, fail, ok, textLanguageOf } from '@lyng/model';
import type { ListedProduct, Result, ShownLowestPrice, ShownPrice, StockCounts } from '@lyng/model';
import { comingOn } from '../core/coming.ts';
import type { ListedProductFieldsFragment } from './listed-product-fields.generated.ts';
import { present } from './present.ts';

/** A product of the API that cannot be shown, and what it lacks. */
export interface MalformedProduct {
  readonly kind: 'malformed-product';
  readonly productId: number;
  readonly missing: 'id' | 'alias' | 'name' | 'price' | 'image';
}

/** The content of a card beside the prices. */
type WireCard = Omit<ListedProductFieldsFragment, 'unitPrice' | 'lowestPrice'>;

interface CardPrices {
  readonly unitPrice: ShownPrice | null;
  readonly lowestPrice: ShownLowestPrice | null;
}

type WireStock = ListedProductFieldsFragment['totalStock'];

const parseCounts = (stock: WireStock): StockCounts => ({
  inStock: stock?.inStock ?? 0,
  oversellable: stock?.oversellable ?? 0,
  static: stock?.static ?? 0,
});

/** Parses what a card shows beside its prices; a product without a name, link, price or image is malformed. */
export const parseCard = (
  data: WireCard,
  { unitPrice, lowestPrice }: CardPrices,
): Result<MalformedProduct, ListedProduct> => {
  const { productId, alias, name } = data;
  const images = present(data.productImages).filter(({ fileName }) => fileName.trim() !== '');
  const malformed = (missing: MalformedProduct['missing']) =>
    fail({ kind: 'malformed-product', productId, missing } as const);
  if (!Number.isInteger(productId)) return malformed('id');
  if (!alias) return malformed('alias');
  if (!name) return malformed('name');
  // A reduced price is never shown without the lowest one.
  if (!unitPrice || (unitPrice.isDiscounted && !lowestPrice)) return malformed('price');
  if (images.length === 0) return malformed('image');
  const totalStock = parseCounts(data.totalStock);
  const textLanguage = textLanguageOf(data.parameterGroups);
  const colour = colourOf(data.parameterGroups);
  const comesOn = comingOn(data.firstAvailableOn, totalStock, Date.now());
  return ok({
    productId,
    articleNumber: data.articleNumber ?? '',
    alias,
    name,
    brandName: data.brand?.name ?? '',
    discountType: data.discountType ?? 'NONE',
    images: images.map(({ fileName }) => ({ fileName })),
    unitPrice,
    lowestPrice,
    totalStock,
    ...(comesOn !== null && { comesOn }),
    ...(colour !== undefined && { colour }),
    ...(textLanguage !== undefined && { textLanguage }),
  });
};

/** Parses a product of a list. */
const parseListedProduct = (data: ListedProductFieldsFragment): Result<MalformedProduct, ListedProduct> => {
  const unitPrice = parseShownPrice(data.unitPrice);
  return parseCard(data, {
    unitPrice,
    lowestPrice: unitPrice?.isDiscounted ? parseShownLowestPrice(data.lowestPrice) : null,
  });
};

/** A card shows the first image, and the second one on hover. */
const cardImages = 2;

/**
 * The products of a list that can be shown, with the images of their cards; a malformed product is left out, the others
 * stay.
 */
export const parseListedProducts = (
  list: readonly (ListedProductFieldsFragment | null)[] | null | undefined,
): readonly ListedProduct[] =>
  present(list).flatMap((data) => {
    const product = parseListedProduct(data);
    return product.ok ? [{ ...product.value, images: product.value.images.slice(0, cardImages) }] : [];
  });
