import { parseProductSummary, parseSkus } from '@lyng/commerce-client';
import type { MalformedProduct } from '@lyng/commerce-client';
import { fail, jsonObject, jsonObjects, jsonText, jsonUnits, ok } from '@lyng/model';
import type { Result, Sku } from '@lyng/model';
import { readProductBlock } from '@lyng/search-client';
import type { SearchProduct } from '@lyng/search-client';
import type { RecommendedProduct, VariantDimension } from '../core/recommendation.ts';

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
  const productImages = blocks.get('ralph_data_product_images') ?? data['productImages'];
  const summary = parseProductSummary({ ...data, productImages });
  if (!summary.ok) return fail({ kind: 'missing', key, part: summary.error.missing });
  const skus = parseSkus(blocks.get('ralph_data_skus'));
  return ok({
    // A card shows the first image, and the second one on hover.
    product: { ...summary.value, images: summary.value.images.slice(0, 2) },
    skus,
    dimensions: dimensionsOf(blocks.get('ralph_data_variant_dimensions')),
    ticket: found.ticket,
    skuTickets: ticketsOf(found, skus),
  });
}
