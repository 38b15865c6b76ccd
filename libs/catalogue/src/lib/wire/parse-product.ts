import { parseMoney, parseProductSummary, parseSkus } from '@lyng/commerce-client';
import type { MalformedProduct } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Product, ProductCategory, Result } from '@lyng/model';
import type { PageAlternate, PageMeta } from '../core/page-meta.ts';
import type { PriceLogEntry } from '../core/price-log.ts';
import { parseAlternates, parseMeta } from './parse-page-meta.ts';
import { present } from './present.ts';
import type { ProductPageQuery } from './product-page.generated.ts';

type WireProduct = NonNullable<ProductPageQuery['product']>;
type WireCategory = NonNullable<WireProduct['primaryCategory']>;

/** Everything that a product's own page shows, including its metadata. */
export interface ProductPageData {
  readonly product: Product;
  /** Empty for a product without a brand that has a list. */
  readonly brandAlias: string;
  readonly meta: PageMeta;
  readonly alternates: readonly PageAlternate[];
  /** The prices of the last 30 days, oldest first. */
  readonly priceLog: readonly PriceLogEntry[];
  /** The barcodes of its sizes by SKU id, for structured data only. */
  readonly gtins?: Readonly<Record<number, string>>;
}

const lines = (text: string | null | undefined): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const parseCategory = ({ categoryId, parentCategoryId, name, alias }: WireCategory): ProductCategory => ({
  categoryId,
  parentCategoryId,
  name,
  alias: alias ?? '',
});

const noCategory: ProductCategory = { categoryId: 0, parentCategoryId: 0, name: '', alias: '' };

const parseParameterGroups = (product: WireProduct): Product['parameterGroups'] =>
  present(product.parameterGroups)
    // A group without parameters shows nothing: it marks the product, such as the language of its texts.
    .filter(({ parameters }) => present(parameters).length > 0)
    .map((group) => ({
      parameterGroupId: group.parameterGroupId ?? 0,
      name: group.name,
      parameters: present(group.parameters)
        .filter(({ show }) => show)
        .map(({ name, value, identifier }) => ({ name: name ?? '', value: value ?? '', identifier: identifier ?? '' })),
    }));

/** A product of one colour has none: there is nothing to choose. */
const parseColourVariants = ({ productId: own, variantGroup }: WireProduct): Product['colourVariants'] => {
  const colours = present(variantGroup?.variants)
    .filter(({ alias }) => alias)
    .map(({ productId, alias, label, primaryImage }) => ({
      productId,
      alias: alias ?? '',
      label: label ?? '',
      image: primaryImage ?? '',
    }));
  return colours.some(({ productId }) => productId !== own) ? colours : [];
};

/** An entry without a day or without the server's texts cannot be shown and is left out. */
const parsePriceLog = (log: WireProduct['priceLog']): readonly PriceLogEntry[] =>
  present(log).flatMap((entry) => {
    const price = parseMoney(entry, 'sellingPrice');
    return price && !Number.isNaN(Date.parse(entry.date)) ? [{ since: new Date(entry.date).toISOString(), price }] : [];
  });

/** Reads a product of the wire for its own page. */
export const parseProduct = (data: WireProduct): Result<MalformedProduct, ProductPageData> => {
  const summary = parseProductSummary(data);
  if (!summary.ok) return fail(summary.error);
  return ok({
    product: {
      ...summary.value,
      canonicalUrl: data.canonicalUrl ?? '',
      description: lines(data.texts?.text1).join('\n'),
      details: lines(data.texts?.text2),
      primaryCategory: data.primaryCategory ? parseCategory(data.primaryCategory) : noCategory,
      categories: present(data.categories).map(parseCategory),
      skus: parseSkus(data.skus),
      parameterGroups: parseParameterGroups(data),
      colourVariants: parseColourVariants(data),
    },
    brandAlias: data.brand?.alias ?? '',
    meta: parseMeta(data.meta),
    alternates: parseAlternates(data.alternativeUrls),
    priceLog: parsePriceLog(data.priceLog),
    gtins: Object.fromEntries(present(data.skus).flatMap(({ skuId, gtin }) => (gtin ? [[skuId, gtin]] : []))),
  });
};
