import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../database/database.ts';

type Rows<Table extends keyof Tables> = readonly Selectable<Tables[Table]>[];

/** Every row of the catalogue at one moment. */
export interface CatalogueRowSet {
  readonly version: number;
  readonly brands: Rows<'brand'>;
  readonly categories: Rows<'category'>;
  readonly categoryTexts: Rows<'category_text'>;
  readonly campaigns: Rows<'campaign'>;
  readonly products: Rows<'product'>;
  readonly productTexts: Rows<'product_text'>;
  readonly productCategories: Rows<'product_category'>;
  readonly productCampaigns: Rows<'product_campaign'>;
  readonly parameterGroups: Rows<'parameter_group'>;
  readonly parameters: Rows<'parameter'>;
  readonly productParameters: Rows<'product_parameter'>;
  readonly prices: Rows<'product_price'>;
  readonly priceHistory: Rows<'price_history'>;
  readonly skus: Rows<'sku'>;
  readonly images: readonly { readonly file_name: string; readonly product_id: number; readonly tags: readonly string[] }[];
}

/** Reads all tables in one snapshot, so that a load that ends meanwhile is seen whole or not at all. */
export async function readCatalogueRows(db: Database): Promise<CatalogueRowSet | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const version = await transaction.selectFrom('catalogue_version').select('version').executeTakeFirst();
      if (version === undefined) return undefined;
      const all = <Table extends keyof Tables & string>(table: Table) =>
        transaction.selectFrom(table).selectAll().execute() as unknown as Promise<Rows<Table>>;
      return {
        version: version.version,
        brands: await all('brand'),
        categories: await all('category'),
        categoryTexts: await all('category_text'),
        campaigns: await all('campaign'),
        products: await transaction.selectFrom('product').selectAll().orderBy('units_sold', 'desc').orderBy('product_id').execute(),
        productTexts: await all('product_text'),
        productCategories: await transaction.selectFrom('product_category').selectAll().orderBy('sort_order').execute(),
        productCampaigns: await all('product_campaign'),
        parameterGroups: await all('parameter_group'),
        parameters: await all('parameter'),
        productParameters: await transaction.selectFrom('product_parameter').selectAll().orderBy('sort_order').execute(),
        prices: await all('product_price'),
        priceHistory: await transaction.selectFrom('price_history').selectAll().orderBy('since').execute(),
        skus: await transaction.selectFrom('sku').selectAll().orderBy('sort_order').execute(),
        images: await transaction.selectFrom('image').select(['file_name', 'product_id', 'tags']).orderBy('sort_order').execute(),
      };
    });
}
