import type { WireLowestPrice, WirePrice } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result, Sku } from '@lyng/model';
import {
  discountTypeOf,
  jsonAmount,
  jsonNumber,
  jsonObject,
  jsonObjects,
  jsonText,
  jsonUnits,
  readProductBlock,
} from '@lyng/search-client';
import type { JsonObject, SearchProduct } from '@lyng/search-client';
import type { RecommendedProduct, VariantDimension } from '../core/recommendation.ts';
import { parseProductSummary, parseStock } from './parse-product-summary.ts';
import type { MalformedProduct } from './parse-listed-product.ts';
import type { ProductSummaryFieldsFragment } from './product-summary-fields.generated.ts';

/** The shop's own product data in the search service, one JSON text per block. */
export const productBlocks = [
  'ralph_data',
  'ralph_data_skus',
  'ralph_data_variant_dimensions',
  'ralph_data_product_images',
] as const;

type BlockName = (typeof productBlocks)[number];

/** The reason why a recommended product cannot be shown. */
export type RecommendationIssue =
  | { readonly kind: 'invalid-json'; readonly key: string; readonly block: BlockName }
  | { readonly kind: 'missing'; readonly key: string; readonly part: MalformedProduct['missing'] | 'data' };

const amounts = (price: JsonObject, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      ...['IncVat', 'ExVat'].map((vat) => [name + vat, jsonAmount(price[name + vat])]),
      ...['IncVatFormatted', 'ExVatFormatted'].map((vat) => [name + vat, jsonText(price[name + vat])]),
    ]),
  );

/** A price in the form of the commerce API; a missing part makes no amount, and so no price. */
function priceOf(value: unknown): WirePrice | null {
  const price = jsonObject(value);
  if (!price || ![price['vat'], price['discountPercentage']].map(jsonAmount).every(Number.isFinite)) return null;
  return {
    ...amounts(price, ['sellingPrice', 'regularPrice', 'discount']),
    isDiscounted: price['isDiscounted'] === true,
    discountPercentage: jsonNumber(price['discountPercentage']),
    vat: jsonNumber(price['vat']),
  } as WirePrice;
}

function lowestPriceOf(value: unknown): WireLowestPrice | null {
  const price = jsonObject(value);
  if (!price || !Number.isFinite(jsonAmount(price['discountPercentage']))) return null;
  return {
    ...amounts(price, ['comparisonPrice', 'lowestPrice']),
    isDiscounted: price['isDiscounted'] === true,
    discountPercentage: jsonNumber(price['discountPercentage']),
  } as WireLowestPrice;
}

const stockOf = (value: unknown) => {
  const stock = jsonObject(value) ?? {};
  return {
    inStock: jsonUnits(stock['inStock']),
    oversellable: jsonUnits(stock['oversellable']),
    static: jsonUnits(stock['static']),
    totalStock: jsonUnits(stock['totalStock']),
  };
};

const imagesOf = (value: unknown): ProductSummaryFieldsFragment['productImages'] =>
  jsonObjects(value).map(({ fileName, tags }) => ({
    fileName: jsonText(fileName),
    tags: Array.isArray(tags) ? tags.map(jsonText).filter(Boolean) : [],
  }));

const summaryOf = (data: JsonObject, images: unknown): ProductSummaryFieldsFragment => ({
  productId: jsonNumber(data['productId']),
  articleNumber: jsonText(data['articleNumber']),
  alias: jsonText(data['alias']),
  name: jsonText(data['name']),
  discountType: discountTypeOf(data['discountType']),
  firstAvailableOn: jsonText(data['firstAvailableOn']),
  brand: { name: jsonText(jsonObject(data['brand'])?.['name']) },
  parameterGroups: jsonObjects(data['parameterGroups']).map((group) => ({
    parameterGroupId: jsonNumber(group['parameterGroupId']),
    name: jsonText(group['name']),
    parameters: jsonObjects(group['parameters']).map(({ name, value }) => ({
      name: jsonText(name),
      value: jsonText(value),
    })),
  })),
  productImages: imagesOf(images),
  unitPrice: priceOf(data['unitPrice']),
  lowestPrice: lowestPriceOf(data['lowestPrice']),
  totalStock: stockOf(data['totalStock']),
});

const skusOf = (value: unknown): readonly Sku[] =>
  jsonObjects(value).flatMap(({ skuId, articleNumber, name, stock, incoming }) =>
    Number.isSafeInteger(skuId)
      ? [
          {
            skuId: jsonNumber(skuId),
            articleNumber: jsonText(articleNumber),
            name: jsonText(name),
            stock: parseStock(stockOf(stock), typeof incoming === 'string' ? incoming : null),
          },
        ]
      : [],
  );

const dimensionsOf = (value: unknown): readonly VariantDimension[] =>
  jsonObjects(value).map(({ level, dimension, type, value: text, label }) => ({
    level: jsonUnits(level),
    dimension: jsonText(dimension),
    type: jsonText(type),
    value: jsonText(text),
    label: jsonText(label),
  }));

const ticketsOf = ({ variants }: SearchProduct, skus: readonly Sku[]): Readonly<Record<number, string>> =>
  Object.fromEntries(
    variants.flatMap(({ key, ticket }) => {
      const sku = skus.find(({ articleNumber }) => articleNumber === key);
      return sku ? [[sku.skuId, ticket] as const] : [];
    }),
  );

/** Parses a product from the JSON texts that the shop stores in the search service. */
export function parseRecommendedProduct(found: SearchProduct): Result<RecommendationIssue, RecommendedProduct> {
  const { key } = found;
  const blocks = new Map<BlockName, unknown>();
  for (const block of productBlocks) {
    const read = readProductBlock(found, block);
    if (read === null) return fail({ kind: 'invalid-json', key, block });
    if (read) blocks.set(block, read.json);
  }
  const data = jsonObject(blocks.get('ralph_data'));
  if (!data) return fail({ kind: 'missing', key, part: 'data' });
  const summary = parseProductSummary(
    summaryOf(data, blocks.get('ralph_data_product_images') ?? data['productImages']),
  );
  if (!summary.ok) return fail({ kind: 'missing', key, part: summary.error.missing });
  const skus = skusOf(blocks.get('ralph_data_skus'));
  return ok({
    // A card shows the first image, and the second one on hover.
    product: { ...summary.value, images: summary.value.images.slice(0, 2) },
    skus,
    dimensions: dimensionsOf(blocks.get('ralph_data_variant_dimensions')),
    ticket: found.ticket,
    skuTickets: ticketsOf(found, skus),
  });
}
