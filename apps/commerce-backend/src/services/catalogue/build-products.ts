import { languages } from '@lyng/model';
import { groupBy } from '../../collections/group-by.ts';
import type { Language } from '@lyng/model';
import type {
  IndexedBrand,
  IndexedCampaign,
  IndexedCategory,
  IndexedParameter,
  IndexedPrice,
  IndexedProduct,
  IndexedSku,
  ProductText,
} from './catalogue-index.ts';
import { facetToken } from './facets/facet-id.ts';
import type { CatalogueRowSet } from './read-catalogue-rows.ts';

interface Surroundings {
  readonly brands: readonly IndexedBrand[];
  readonly categories: readonly IndexedCategory[];
  readonly campaigns: readonly IndexedCampaign[];
}

const present = <Value>(value: Value | undefined): value is Value => value !== undefined;

const groupByProduct = <Row extends { readonly product_id: number }>(rows: readonly Row[]): ((productId: number) => readonly Row[]) => {
  const groups = groupBy(rows, (row) => row.product_id);
  return (productId) => groups.get(productId) ?? [];
};

const parameterMap = ({ parameters, parameterGroups }: CatalogueRowSet): Map<number, IndexedParameter> => {
  const groups = new Map(parameterGroups.map((group) => [group.group_id, group.name]));
  return new Map(
    parameters.map((row) => [
      row.parameter_id,
      {
        parameterId: row.parameter_id,
        groupId: row.group_id,
        groupName: groups.get(row.group_id) ?? row.value,
        identifier: row.identifier,
        facet: facetToken(row.identifier),
        value: row.value,
      },
    ]),
  );
};

const noText: ProductText = { alias: '', name: '', description: '', details: '', colourName: '' };

const textsOf = (rows: CatalogueRowSet['productTexts']): Record<Language, ProductText> => {
  const byLanguage = new Map(rows.map((row) => [row.language, row]));
  return Object.fromEntries(
    languages.map((language) => {
      const row = byLanguage.get(language);
      if (row === undefined) return [language, noText];
      const { alias, name, description, details, colour_name } = row;
      return [language, { alias, name, description, details, colourName: colour_name }];
    }),
  ) as Record<Language, ProductText>;
};

const pricesOf = (prices: CatalogueRowSet['prices'], history: CatalogueRowSet['priceHistory']): IndexedProduct['prices'] =>
  Object.fromEntries(
    prices.map((row): [string, IndexedPrice] => [
      row.market,
      {
        regular: row.regular_inc_vat,
        selling: row.selling_inc_vat,
        history: history
          .filter(({ market }) => market === row.market)
          .map(({ since, selling_inc_vat }) => ({ since: since.getTime(), price: selling_inc_vat })),
      },
    ]),
  );

const skusOf = (rows: CatalogueRowSet['skus']): IndexedSku[] =>
  rows.map((row) => ({ skuId: row.sku_id, articleNumber: row.article_number, gtin: row.gtin, name: row.name, facet: facetToken(row.name) }));

/** Puts every product together from its rows, in the order of the rows (best sold first). */
export function buildProducts(rows: CatalogueRowSet, { brands, categories, campaigns }: Surroundings): IndexedProduct[] {
  const brandById = new Map(brands.map((brand) => [brand.brandId, brand]));
  const categoryById = new Map(categories.map((category) => [category.categoryId, category]));
  const campaignById = new Map(campaigns.map((campaign) => [campaign.campaignId, campaign]));
  const parameterById = parameterMap(rows);
  const of = {
    texts: groupByProduct(rows.productTexts),
    categories: groupByProduct(rows.productCategories),
    campaigns: groupByProduct(rows.productCampaigns),
    parameters: groupByProduct(rows.productParameters),
    prices: groupByProduct(rows.prices),
    history: groupByProduct(rows.priceHistory),
    skus: groupByProduct(rows.skus),
    images: groupByProduct(rows.images),
  };
  return rows.products.flatMap((row): IndexedProduct[] => {
    const brand = brandById.get(row.brand_id);
    const primaryCategory = categoryById.get(row.primary_category_id);
    // Foreign keys make both sure; a category outside the tree (its parent is missing) hides what is in it.
    if (brand === undefined || primaryCategory === undefined) return [];
    const id = row.product_id;
    return [
      {
        productId: id,
        articleNumber: row.article_number,
        variantGroupId: row.variant_group_id,
        kind: row.kind,
        brand,
        primaryCategory,
        categories: of.categories(id).map((link) => categoryById.get(link.category_id)).filter(present),
        colour: { key: row.colour_key, hex: row.colour_hex },
        discountType: row.discount_type,
        firstAvailableOn: row.first_available_on,
        unitsSold: row.units_sold,
        ratingScore: row.rating_score,
        voteCount: row.vote_count,
        texts: textsOf(of.texts(id)),
        parameters: of.parameters(id).map((link) => parameterById.get(link.parameter_id)).filter(present),
        skus: skusOf(of.skus(id)),
        prices: pricesOf(of.prices(id), of.history(id)),
        campaigns: of.campaigns(id).map((link) => campaignById.get(link.campaign_id)).filter(present),
        images: of.images(id).map((image) => ({ fileName: image.file_name, tags: image.tags })),
      },
    ];
  });
}
