import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { productPath } from '../../catalogue/core/site-paths.ts';

export interface ProductDescription {
  readonly article_number: string;
  readonly gtin: string;
  readonly name: string;
  readonly variant: string;
  readonly brand: string;
  readonly image: string;
  readonly product_url: string;
}

export async function describeProducts(
  db: Database,
  skuIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, ProductDescription>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .innerJoin('brand', 'brand.brand_id', 'product.brand_id')
    .innerJoin('product_text', 'product_text.product_id', 'product.product_id')
    .select([
      'sku.sku_id',
      'sku.article_number',
      'sku.gtin',
      'sku.name as variant',
      'brand.name as brand',
      'product_text.name',
      'product_text.alias',
      sql<
        string | null
      >`(select file_name from image where image.product_id = product.product_id order by sort_order limit 1)`.as(
        'image',
      ),
    ])
    .where('sku.sku_id', 'in', skuIds)
    .where('product_text.language', '=', language)
    .execute();
  return new Map(
    rows.map(({ sku_id: skuId, alias, image, ...row }) => [
      skuId,
      { ...row, image: image ?? '', product_url: productPath(alias) },
    ]),
  );
}
