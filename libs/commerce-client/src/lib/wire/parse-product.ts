import {
  colourOf,
  comingOn,
  fail,
  jsonNumber,
  jsonObject,
  jsonObjects,
  jsonText,
  ok,
  textLanguageOf,
} from '@lyng/model';
import type { DiscountType, JsonObject, ListedProduct, ProductSummary, Result, Sku, Stock } from '@lyng/model';
import { parseLowestPrice, parsePrice } from './parse-price.ts';
import { parseShownLowestPrice, parseShownPrice } from './parse-shown-price.ts';

/** A product that cannot be shown, and the part that it lacks. */
export interface MalformedProduct {
  readonly kind: 'malformed-product';
  readonly productId: number;
  readonly missing: 'id' | 'alias' | 'name' | 'price' | 'image';
}

/** The compiler checks the list against the model's type. */
const discountTypes: Readonly<Record<DiscountType, true>> = {
  NONE: true,
  SALE_PRICE: true,
  PRICE_CAMPAIGN: true,
  EXTERNAL: true,
};

const isDiscountType = (value: unknown): value is DiscountType =>
  typeof value === 'string' && Object.hasOwn(discountTypes, value);

const unitsOf = (value: unknown): number => (Number.isSafeInteger(value) ? jsonNumber(value) : 0);

/** Parses a stock; nothing where the data has none. */
const parseStock = (value: unknown, incoming?: unknown): Stock => {
  const stock = jsonObject(value) ?? {};
  return {
    inStock: unitsOf(stock['inStock']),
    oversellable: unitsOf(stock['oversellable']),
    static: unitsOf(stock['static']),
    totalStock: unitsOf(stock['totalStock']),
    incoming: jsonText(incoming) || null,
  };
};

/** Parses the sizes of a product; one without an id is left out. */
export const parseSkus = (list: unknown): readonly Sku[] =>
  jsonObjects(list).flatMap(({ skuId, articleNumber, name, stock, incoming }) =>
    Number.isSafeInteger(skuId)
      ? [
          {
            skuId: jsonNumber(skuId),
            articleNumber: jsonText(articleNumber),
            name: jsonText(name),
            stock: parseStock(stock, incoming),
          },
        ]
      : [],
  );

const parseImages = (list: unknown): ProductSummary['images'] =>
  jsonObjects(list)
    .map(({ fileName, tags }) => ({
      fileName: jsonText(fileName),
      tags: Array.isArray(tags) ? tags.map(jsonText).filter(Boolean) : [],
    }))
    .filter(({ fileName }) => fileName.trim() !== '');

type ProductContent = Omit<ProductSummary, 'unitPrice' | 'lowestPrice'>;

/** Parses the content of a card beside its prices; fields that the data lacks are empty. */
export function parseProductContent(data: JsonObject): ProductContent {
  const groups = jsonObjects(data['parameterGroups']).map(({ parameterGroupId, name, parameters }) => ({
    parameterGroupId: jsonNumber(parameterGroupId),
    name: jsonText(name),
    parameters: jsonObjects(parameters).map((each) => ({
      name: jsonText(each['name']),
      value: jsonText(each['value']),
    })),
  }));
  const discountType = data['discountType'];
  const totalStock = parseStock(data['totalStock']);
  const textLanguage = textLanguageOf(groups);
  const colour = colourOf(groups);
  const comesOn = comingOn(jsonText(data['firstAvailableOn']), totalStock, Date.now());
  return {
    productId: jsonNumber(data['productId']),
    articleNumber: jsonText(data['articleNumber']),
    alias: jsonText(data['alias']),
    name: jsonText(data['name']),
    brandName: jsonText(jsonObject(data['brand'])?.['name']),
    discountType: isDiscountType(discountType) ? discountType : 'NONE',
    images: parseImages(data['productImages']),
    totalStock,
    ...(comesOn !== null && { comesOn }),
    ...(colour !== undefined && { colour }),
    ...(textLanguage !== undefined && { textLanguage }),
  };
}

/** A product without an id, a link, a name, a price or an image is malformed. */
function parseCard<Prices>(data: JsonObject, prices: Prices | null): Result<MalformedProduct, ProductContent & Prices> {
  const content = parseProductContent(data);
  const { productId, alias, name, images } = content;
  const malformed = (missing: MalformedProduct['missing']) =>
    fail({ kind: 'malformed-product', productId, missing } as const);
  if (!Number.isInteger(productId)) return malformed('id');
  if (alias === '') return malformed('alias');
  if (name === '') return malformed('name');
  if (prices === null) return malformed('price');
  if (images.length === 0) return malformed('image');
  return ok({ ...content, ...prices });
}

/** Parses a product with everything that a cart line shows of it, from the commerce API or the search service. */
export function parseProductSummary(data: JsonObject): Result<MalformedProduct, ProductSummary> {
  const unitPrice = parsePrice(data['unitPrice']);
  const lowestPrice = unitPrice && parseLowestPrice(data['lowestPrice'], unitPrice.selling);
  return parseCard(data, unitPrice && lowestPrice && { unitPrice, lowestPrice });
}

function parseListedProduct(data: JsonObject): Result<MalformedProduct, ListedProduct> {
  const unitPrice = parseShownPrice(data['unitPrice']);
  const lowestPrice = unitPrice?.isDiscounted ? parseShownLowestPrice(data['lowestPrice']) : null;
  // A reduced price is never shown without the lowest one.
  const card = parseCard(
    data,
    unitPrice && (lowestPrice || !unitPrice.isDiscounted) ? { unitPrice, lowestPrice } : null,
  );
  if (!card.ok) return card;
  const { images, totalStock, ...product } = card.value;
  const { inStock, oversellable, static: uncounted } = totalStock;
  return ok({
    ...product,
    // A card shows the first image, and the second one on hover.
    images: images.slice(0, 2).map(({ fileName }) => ({ fileName })),
    totalStock: { inStock, oversellable, static: uncounted },
  });
}

/** Parses the products of a list; a malformed product is left out, the others stay. */
export const parseListedProducts = (list: unknown): readonly ListedProduct[] =>
  jsonObjects(list).flatMap((data) => {
    const product = parseListedProduct(data);
    return product.ok ? [product.value] : [];
  });
