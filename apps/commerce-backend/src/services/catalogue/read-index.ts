import { languages } from '@lyng/model';
import { groupBy } from '../../collections/group-by.ts';
import type { Language } from '@lyng/model';
import type { Database } from '../../database/database.ts';
import type { CatalogueIndex, IndexedBrand, IndexedCampaign, IndexedCategory, IndexedProduct } from './catalogue-index.ts';
import { buildProducts } from './build-products.ts';
import { readCatalogueRows } from './read-catalogue-rows.ts';
import type { CatalogueRowSet } from './read-catalogue-rows.ts';

const byLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;

const buildCategories = ({ categories, categoryTexts }: CatalogueRowSet): IndexedCategory[] => {
  const texts = groupBy(categoryTexts, (row) => row.category_id);
  const indexed = categories.map((row): IndexedCategory => {
    const own = new Map(texts.get(row.category_id)?.map((text) => [text.language, text]));
    return {
      categoryId: row.category_id,
      parentCategoryId: row.parent_category_id,
      order: row.sort_order,
      texts: byLanguage((language) => own.get(language) ?? { alias: '', name: '', description: '' }),
    };
  });
  const children = groupBy(indexed, (category) => category.parentCategoryId);
  const walk = (parent: number): IndexedCategory[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => a.order - b.order || a.categoryId - b.categoryId)
      .flatMap((category) => [category, ...walk(category.categoryId)]);
  return walk(0);
};

const buildBrands = ({ brands }: CatalogueRowSet): IndexedBrand[] =>
  brands
    .map((row) => ({ brandId: row.brand_id, alias: row.alias, name: row.name, description: row.description }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'da'));

const buildCampaigns = ({ campaigns }: CatalogueRowSet): IndexedCampaign[] =>
  campaigns.map((row) => ({
    campaignId: row.campaign_id,
    alias: row.alias,
    name: row.name,
    hideTitle: row.hide_title,
    percentOff: row.percent_off,
  }));

const mapBy = <Key, Value>(values: readonly Value[], key: (value: Value) => Key): Map<Key, Value> =>
  new Map(values.map((value) => [key(value), value]));

/** Reads the whole catalogue; `undefined` when none was ever loaded. */
export async function readIndex(db: Database): Promise<CatalogueIndex | undefined> {
  const rows = await readCatalogueRows(db);
  if (rows === undefined) return undefined;
  const brands = buildBrands(rows);
  const categories = buildCategories(rows);
  const campaigns = buildCampaigns(rows);
  const products: IndexedProduct[] = buildProducts(rows, { brands, categories, campaigns });
  return {
    version: rows.version,
    brands,
    categories,
    campaigns,
    products,
    productById: mapBy(products, (product) => product.productId),
    productByArticleNumber: mapBy(products, (product) => product.articleNumber),
    productByAlias: byLanguage((language) => mapBy(products, (product) => product.texts[language].alias)),
    categoryById: mapBy(categories, (category) => category.categoryId),
    categoryByAlias: byLanguage((language) => mapBy(categories, (category) => category.texts[language].alias)),
    brandByAlias: mapBy(brands, (brand) => brand.alias),
    campaignByAlias: mapBy(campaigns, (campaign) => campaign.alias),
    filledCategories: new Set(products.flatMap((product) => product.categories)),
    variants: groupBy(products, (product) => product.variantGroupId),
  };
}
