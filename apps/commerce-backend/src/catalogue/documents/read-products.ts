import { sql } from 'kysely';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { CatalogueIndex, IndexedPrice, IndexedProduct, ProductText } from '../snapshot/catalogue-index.ts';

/** One product as the database returns it: its own row, and its relations as lists. Timestamps are milliseconds. */
interface ProductRow {
  readonly product_id: number;
  readonly article_number: string;
  readonly variant_group_id: number;
  readonly kind: string;
  readonly brand_id: number;
  readonly primary_category_id: number;
  readonly colour_key: string;
  readonly colour_hex: string;
  readonly discount_type: IndexedProduct['discountType'];
  readonly first_available_on: Date;
  readonly units_sold: number;
  readonly rating_score: number | null;
  readonly vote_count: number;
  readonly members_only: boolean;
  readonly texts:
    | readonly [
        language: string,
        alias: string,
        name: string,
        description: string,
        details: string,
        colourName: string,
        textLanguage: string | null,
      ][]
    | null;
  readonly categories: readonly number[] | null;
  readonly campaigns: readonly number[] | null;
  readonly parameters: readonly number[] | null;
  readonly prices: readonly [market: string, regular: number, selling: number][] | null;
  readonly history: readonly [market: string, since: number, selling: number][] | null;
  readonly skus:
    | readonly [
        id: number,
        articleNumber: string,
        gtin: string,
        name: string,
        inStock: number,
        oversellable: number,
        fixed: number,
        incomingOn: number | null,
      ][]
    | null;
  readonly images: readonly [fileName: string, tags: readonly string[]][] | null;
}

const milliseconds = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

const own = sql`product_id = product.product_id`;

/** Everything in one query: each list is a lookup in one index. */
export const productRows = (productIds: readonly number[]) => sql<ProductRow>`select product.*,
    (select json_agg(json_build_array(language, alias, name, description, details, colour_name, text_language)) from product_text where ${own}) as texts,
    (select json_agg(category_id order by sort_order) from product_category where ${own}) as categories,
    (select json_agg(campaign_id order by campaign_id) from product_campaign where ${own}) as campaigns,
    (select json_agg(parameter_id order by sort_order) from product_parameter where ${own}) as parameters,
    (select json_agg(json_build_array(market, regular_inc_vat, selling_inc_vat)) from product_price where ${own}) as prices,
    (select json_agg(json_build_array(market, ${milliseconds('since')}, selling_inc_vat) order by since) from price_history where ${own}) as history,
    (select json_agg(json_build_array(sku_id, article_number, gtin, name, coalesce(in_stock, 0), coalesce(oversellable, 0), coalesce(static, 0), ${milliseconds('incoming_on')}) order by sort_order, sku_id)
      from sku left join sku_stock using (sku_id) where ${own}) as skus,
    (select json_agg(json_build_array(file_name, tags) order by sort_order) from image where ${own}) as images
  from product where product_id = any(${`{${productIds.join(',')}}`}::integer[])`;

const noText: ProductText = { alias: '', name: '', description: '', details: '', colourName: '', textLanguage: null };

const textsOf = (texts: ProductRow['texts']): Record<Language, ProductText> => {
  const byLanguage = new Map(
    (texts ?? []).map(([language, alias, name, description, details, colourName, textLanguage]) => [
      language,
      { alias, name, description, details, colourName, textLanguage },
    ]),
  );
  return Object.fromEntries(languages.map((language) => [language, byLanguage.get(language) ?? noText])) as Record<
    Language,
    ProductText
  >;
};

const pricesOf = ({ prices, history }: ProductRow): IndexedProduct['prices'] =>
  Object.fromEntries(
    (prices ?? []).map(([market, regular, selling]): [string, IndexedPrice] => [
      market,
      {
        regular,
        selling,
        history: (history ?? []).filter(([at]) => at === market).map(([, since, price]) => ({ since, price })),
      },
    ]),
  );

const skusOf = ({ skus }: ProductRow): IndexedProduct['skus'] =>
  (skus ?? []).map(([skuId, articleNumber, gtin, name, inStock, oversellable, fixed, incomingOn]) => ({
    skuId,
    articleNumber,
    gtin,
    name,
    stock: { inStock, oversellable, static: fixed, incomingOn: incomingOn === null ? null : new Date(incomingOn) },
  }));

const makeProduct = (row: ProductRow, index: CatalogueIndex): IndexedProduct[] => {
  const brand = index.brandById.get(row.brand_id);
  const primaryCategory = index.categoryById.get(row.primary_category_id);
  // Foreign keys guarantee both; a category outside the tree (its parent is missing) hides its products.
  if (brand === undefined || primaryCategory === undefined) return [];
  return [
    {
      productId: row.product_id,
      articleNumber: row.article_number,
      variantGroupId: row.variant_group_id,
      kind: row.kind,
      brand,
      primaryCategory,
      categories: (row.categories ?? []).flatMap((id) => index.categoryById.get(id) ?? []),
      colour: { key: row.colour_key, hex: row.colour_hex },
      discountType: row.discount_type,
      firstAvailableOn: row.first_available_on,
      unitsSold: row.units_sold,
      ratingScore: row.rating_score,
      voteCount: row.vote_count,
      isForMembers: row.members_only,
      texts: textsOf(row.texts),
      parameters: (row.parameters ?? []).flatMap((id) => index.parameterById.get(id) ?? []),
      skus: skusOf(row),
      prices: pricesOf(row),
      campaigns: (row.campaigns ?? []).flatMap((id) => index.campaignById.get(id) ?? []),
      images: (row.images ?? []).map(([fileName, tags]) => ({ fileName, tags })),
    },
  ];
};

/** Reads products with their stock, in no order; unknown ones are left out. */
export async function readProducts(
  db: Database,
  index: CatalogueIndex,
  productIds: readonly number[],
): Promise<readonly IndexedProduct[]> {
  if (productIds.length === 0) return [];
  const { rows } = await productRows(productIds).execute(db);
  return rows.flatMap((row) => makeProduct(row, index));
}
