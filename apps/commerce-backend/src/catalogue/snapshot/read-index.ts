import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type {
  CatalogueIndex,
  IndexedBrand,
  IndexedCampaign,
  IndexedCategory,
  IndexedParameter,
} from './catalogue-index.ts';
import { compareTexts } from '../core/collation.ts';
import { facetToken } from '../core/facet-id.ts';

const byLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;

const readCategories = async (db: Database): Promise<IndexedCategory[]> => {
  const texts = Map.groupBy(await db.selectFrom('category_text').selectAll().execute(), (row) => row.category_id);
  const indexed = (await db.selectFrom('category').selectAll().execute()).map((row): IndexedCategory => {
    const own = new Map(texts.get(row.category_id)?.map((text) => [text.language, text]));
    return {
      categoryId: row.category_id,
      parentCategoryId: row.parent_category_id,
      order: row.sort_order,
      texts: byLanguage((language) => own.get(language) ?? { alias: '', name: '', description: '' }),
    };
  });
  const children = Map.groupBy(indexed, (category) => category.parentCategoryId);
  const visit = (parent: number): IndexedCategory[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => a.order - b.order || a.categoryId - b.categoryId)
      .flatMap((category) => [category, ...visit(category.categoryId)]);
  return visit(0);
};

const readBrands = (db: Database): Promise<IndexedBrand[]> =>
  db.selectFrom('brand').select(['brand_id as brandId', 'alias', 'name', 'description']).execute();

const byName = (brands: readonly IndexedBrand[], language: Language): readonly IndexedBrand[] => {
  const compare = compareTexts(language);
  return brands.toSorted((a, b) => compare(a.name, b.name));
};

const readCampaigns = (db: Database): Promise<IndexedCampaign[]> =>
  db
    .selectFrom('campaign')
    .select(['campaign_id as campaignId', 'alias', 'name', 'hide_title as hideTitle', 'percent_off as percentOff'])
    .execute();

const readParameters = async (db: Database): Promise<IndexedParameter[]> => {
  const parameters = await db
    .selectFrom('parameter')
    .innerJoin('parameter_group', 'parameter_group.group_id', 'parameter.group_id')
    .select([
      'parameter_id as parameterId',
      'parameter.group_id as groupId',
      'name as groupName',
      'identifier',
      'value',
    ])
    .execute();
  return parameters.map((parameter) => ({ ...parameter, facet: facetToken(parameter.identifier) }));
};

const mapBy = <Key, Value>(values: readonly Value[], key: (value: Value) => Key): Map<Key, Value> =>
  new Map(values.map((value) => [key(value), value]));

/** Reads the catalogue apart from its products; an empty one when none was ever loaded. */
export async function readIndex(db: Database): Promise<CatalogueIndex> {
  const version = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
  const [brands, categories, campaigns] = [await readBrands(db), await readCategories(db), await readCampaigns(db)];
  return {
    version: version?.version ?? 0,
    brands,
    brandsByName: byLanguage((language) => byName(brands, language)),
    categories,
    campaigns,
    brandById: mapBy(brands, (brand) => brand.brandId),
    categoryById: mapBy(categories, (category) => category.categoryId),
    campaignById: mapBy(campaigns, (campaign) => campaign.campaignId),
    parameterById: mapBy(await readParameters(db), (parameter) => parameter.parameterId),
    categoryByAlias: byLanguage((language) => mapBy(categories, (category) => category.texts[language].alias)),
    brandByAlias: mapBy(brands, (brand) => brand.alias),
    campaignByAlias: mapBy(campaigns, (campaign) => campaign.alias),
  };
}
