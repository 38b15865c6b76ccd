import type { Insertable } from 'kysely';
import { DAY_MS } from '../../platform/time.ts';
import type { CatalogueSource, Language, SourceParameter, SourcePrice, SourceProduct } from '@lyng/model';
import type { Tables } from '../../platform/database/database.ts';
import { languages } from '@lyng/model';

/** Rows of tables, by table. */
type Rows<Table extends keyof Tables> = { readonly [Name in Table]: readonly Insertable<Tables[Name]>[] };

/** In the order in which rows may be inserted: referenced tables come first. */
export const frameTables = ['brand', 'category', 'category_text', 'campaign', 'promo_code'] as const;
export const productTables = [
  'product',
  'product_text',
  'product_category',
  'product_campaign',
  'parameter_group',
  'parameter',
  'product_parameter',
  'product_price',
  'price_history',
  'sku',
  'sku_stock',
  'image',
] as const;

/** Parameter group 1 holds the colour. */
const COLOUR_GROUP = 1;
const colourGroupName: Record<Language, string> = { da: 'Farve', sv: 'Färg', nb: 'Farge', fi: 'Väri' };

/** The time some days after another, or before it. */
const daysFrom = (start: Date, days: number): string => new Date(start.getTime() + days * DAY_MS).toISOString();

/** A source whose products bring no colour parameter still has the colour itself. */
const parametersOf = (product: SourceProduct): readonly SourceParameter[] =>
  product.parameters.some(({ groupId }) => groupId === COLOUR_GROUP)
    ? product.parameters
    : [
        {
          groupId: COLOUR_GROUP,
          groupName: colourGroupName,
          identifier: product.colour.key,
          value: product.colour.name,
        },
        ...product.parameters,
      ];

const parameterKey = ({ groupId, identifier }: SourceParameter): string => `${groupId}:${identifier}`;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The parameters that have been numbered so far. */
export interface ParameterNumbers {
  readonly groups: Set<number>;
  readonly ids: Map<string, number>;
}

const parameterRows = (products: readonly SourceProduct[], numbers: ParameterNumbers) => {
  const groups: Insertable<Tables['parameter_group']>[] = [];
  const parameters: Insertable<Tables['parameter']>[] = [];
  for (const parameter of products.flatMap(parametersOf)) {
    const { groupId: group_id, groupName, identifier, value } = parameter;
    if (!numbers.groups.has(group_id)) groups.push({ group_id, name: groupName });
    numbers.groups.add(group_id);
    const key = parameterKey(parameter);
    if (numbers.ids.has(key)) continue;
    const parameter_id = numbers.ids.size + 1;
    numbers.ids.set(key, parameter_id);
    parameters.push({ parameter_id, group_id, identifier, value });
  }
  const links = products.flatMap((product) =>
    unique(parametersOf(product).map(parameterKey)).map((key, sort_order) => ({
      product_id: product.productId,
      parameter_id: numbers.ids.get(key) ?? 0,
      sort_order,
    })),
  );
  return { parameter_group: groups, parameter: parameters, product_parameter: links };
};

/** The price of today belongs to the history also where a source leaves it out. */
const historyOf = ({ history, sellingIncVat }: SourcePrice): SourcePrice['history'] =>
  history.at(-1)?.sellingIncVat === sellingIncVat ? history : [...history, { daysAgo: 0, sellingIncVat }];

const priceRows = (products: readonly SourceProduct[], seededAt: Date) => {
  const priced = products.flatMap(({ productId, prices }) =>
    Object.entries(prices).map(([market, price]) => ({ product_id: productId, market, price })),
  );
  return {
    product_price: priced.map(({ price, ...row }) => ({
      ...row,
      regular_inc_vat: price.regularIncVat,
      selling_inc_vat: price.sellingIncVat,
    })),
    price_history: priced.flatMap(({ price, ...row }) =>
      historyOf(price).map(({ daysAgo, sellingIncVat }) => ({
        ...row,
        since: daysFrom(seededAt, -daysAgo),
        selling_inc_vat: sellingIncVat,
      })),
    ),
  };
};

const skuRows = (products: readonly SourceProduct[], seededAt: Date) => ({
  sku: products.flatMap((product) =>
    product.skus.map((sku, sort_order) => ({
      sku_id: sku.skuId,
      product_id: product.productId,
      article_number: sku.articleNumber,
      gtin: sku.gtin,
      name: sku.name,
      sort_order,
    })),
  ),
  sku_stock: products.flatMap((product) =>
    product.skus.map((sku) => ({
      sku_id: sku.skuId,
      in_stock: sku.inStock,
      oversellable: sku.oversellable,
      static: sku.static,
      incoming_on: sku.incomingInDays === undefined ? null : daysFrom(seededAt, sku.incomingInDays),
    })),
  ),
});

const productRows = (products: readonly SourceProduct[], seededAt: Date) => ({
  product: products.map((product) => ({
    product_id: product.productId,
    article_number: product.articleNumber,
    variant_group_id: product.variantGroupId,
    gender: product.gender,
    kind: product.kind,
    brand_id: product.brandId,
    primary_category_id: product.primaryCategoryId,
    colour_key: product.colour.key,
    colour_hex: product.colour.hex,
    discount_type: product.discountType,
    first_available_on: daysFrom(seededAt, -product.firstAvailableDaysAgo),
    units_sold: product.unitsSold,
    rating_score: product.rating === undefined ? null : Math.round(product.rating.score * 100),
    vote_count: product.rating?.voteCount ?? 0,
    members_only: product.isForMembers ?? false,
  })),
  product_text: products.flatMap((product) =>
    languages.map((language) => ({
      product_id: product.productId,
      language,
      alias: product.alias[language],
      name: product.name[language],
      description: product.description[language],
      details: product.details[language],
      colour_name: product.colour.name[language],
      text_language: product.textLanguages?.[language] ?? null,
    })),
  ),
  product_category: products.flatMap((product) =>
    unique([...product.categoryIds, product.primaryCategoryId]).map((category_id, sort_order) => ({
      product_id: product.productId,
      category_id,
      sort_order,
    })),
  ),
  product_campaign: products.flatMap((product) =>
    unique(product.campaignIds).map((campaign_id) => ({ product_id: product.productId, campaign_id })),
  ),
  image: products.flatMap((product) =>
    product.images.map((image, sort_order) => ({
      file_name: image.fileName,
      product_id: product.productId,
      sort_order,
      tags: image.tags,
      drawing: image.drawing ?? null,
      file: image.file ?? null,
    })),
  ),
});

const categoryRows = ({ categories }: SourceFrame) => ({
  category: categories.map(({ categoryId, parentCategoryId, order }) => ({
    category_id: categoryId,
    parent_category_id: parentCategoryId,
    sort_order: order,
  })),
  category_text: categories.flatMap((category) =>
    languages.map((language) => ({
      category_id: category.categoryId,
      language,
      alias: category.alias[language],
      name: category.name[language],
      description: category.description[language],
    })),
  ),
});

/** A catalogue apart from its products. */
export type SourceFrame = Omit<CatalogueSource, 'products'>;

/** Converts the parts of a catalogue beside its products to rows. */
export const frameRows = (source: SourceFrame): Rows<(typeof frameTables)[number]> => ({
  brand: source.brands.map(({ brandId, alias, name, description }) => ({
    brand_id: brandId,
    alias,
    name,
    description,
  })),
  ...categoryRows(source),
  campaign: source.campaigns.map((campaign) => ({
    campaign_id: campaign.campaignId,
    alias: campaign.alias,
    name: campaign.name,
    hide_title: campaign.hideTitle,
    percent_off: campaign.percentOff,
  })),
  promo_code: source.promoCodes.map(({ code, name, effect, minimumIncVat }) => ({
    code: code.toUpperCase(),
    name,
    effect,
    minimum_inc_vat: minimumIncVat,
  })),
});

/**
 * Converts products to rows, with the parameters that were not numbered before; "days ago" count back from `seededAt`.
 */
export const rowsOfProducts = (
  products: readonly SourceProduct[],
  seededAt: Date,
  numbers: ParameterNumbers,
): Rows<(typeof productTables)[number]> => ({
  ...productRows(products, seededAt),
  ...parameterRows(products, numbers),
  ...priceRows(products, seededAt),
  ...skuRows(products, seededAt),
});
