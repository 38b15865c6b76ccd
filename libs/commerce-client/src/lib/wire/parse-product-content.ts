import { colourOf, jsonObject, jsonObjects, jsonText, jsonUnits, textLanguageOf } from '@lyng/model';
import type { DiscountType, JsonObject, ProductSummary, Sku, Stock } from '@lyng/model';

const discountTypes = ['SALE_PRICE', 'PRICE_CAMPAIGN', 'EXTERNAL'] as const satisfies readonly DiscountType[];

/** Parses a stock; nothing where the data has none. */
const parseStock = (value: unknown, incoming?: unknown): Stock => {
  const stock = jsonObject(value) ?? {};
  return {
    inStock: jsonUnits(stock['inStock']),
    oversellable: jsonUnits(stock['oversellable']),
    static: jsonUnits(stock['static']),
    totalStock: jsonUnits(stock['totalStock']),
    incoming: jsonText(incoming) || null,
  };
};

/** Parses the sizes of a product; one without an id is left out. */
export const parseSkus = (list: unknown): readonly Sku[] =>
  jsonObjects(list)
    .map(({ skuId, articleNumber, name, stock, incoming }) => ({
      skuId: jsonUnits(skuId),
      articleNumber: jsonText(articleNumber),
      name: jsonText(name),
      stock: parseStock(stock, incoming),
    }))
    .filter(({ skuId }) => skuId);

const parseImages = (list: unknown): ProductSummary['images'] =>
  jsonObjects(list)
    .map(({ fileName, tags }) => ({
      fileName: jsonText(fileName),
      tags: Array.isArray(tags) ? tags.map(jsonText).filter(Boolean) : [],
    }))
    .filter(({ fileName }) => fileName.trim());

/** A card without its prices and the day on which it is first for sale. */
export type ProductContent = Omit<ProductSummary, 'unitPrice' | 'lowestPrice' | 'comesOn'>;

/** Parses this content; fields that the data lacks are empty. */
export function parseProductContent(data: JsonObject): ProductContent {
  const textLanguage = textLanguageOf(data['parameterGroups']);
  const colour = colourOf(data['parameterGroups']);
  return {
    productId: jsonUnits(data['productId']),
    articleNumber: jsonText(data['articleNumber']),
    alias: jsonText(data['alias']),
    name: jsonText(data['name']),
    brandName: jsonText(jsonObject(data['brand'])?.['name']),
    discountType: discountTypes.find((type) => type === data['discountType']) ?? 'NONE',
    images: parseImages(data['productImages']),
    totalStock: parseStock(data['totalStock']),
    ...(colour !== undefined && { colour }),
    ...(textLanguage !== undefined && { textLanguage }),
  };
}
