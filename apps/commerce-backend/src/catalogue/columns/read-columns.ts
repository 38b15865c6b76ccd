import { sql } from 'kysely';
import { markets } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { marketTerms } from '../../shop/market-terms.ts';
import { shownPercentage } from '../../shop/pricing/campaign-price.ts';
import { vatSplit } from '../../shop/pricing/vat-split.ts';
import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import { discountRanges, discountToken } from '../core/discount-ranges.ts';
import { ColumnBuilder, ordinalsWith, singleColumn } from './facet-column.ts';
import type { FacetColumn } from './facet-column.ts';
import type { MarketColumns, ProductColumns, StockColumns } from './product-columns.ts';
import { recordReader } from './read-records.ts';
import type { ReadRecords } from './read-records.ts';
import { collectSizes, familiesByOrdinal } from './size-names.ts';
import type { SizeName } from './size-names.ts';
import { sortedOrdinals } from './sort-orders.ts';
import { readStockColumns } from './stock-columns.ts';

/** The catalogue apart from its products. */
export type CatalogueLookups = Pick<CatalogueIndex, 'brands' | 'categoryById' | 'campaigns' | 'parameterById'>;

interface Source {
  /** The number of products. */
  readonly size: number;
  readonly read: ReadRecords;
}

const everyProduct = { from: sql`product`, order: sql`product_id` };

/** Products of a category outside the tree (its parent is missing) are hidden, and those for members. */
const readIds = async (db: Database, categoryIds: readonly number[]) => {
  const shown = sql`not members_only and primary_category_id = any(${`{${categoryIds.join(',')}}`}::integer[])`;
  const { rows } = await sql<{
    ids: number[] | null;
    groups: number[] | null;
  }>`select json_agg(product_id order by product_id) as ids, json_agg(variant_group_id order by product_id) as groups from product where ${shown}`.execute(
    db,
  );
  return { sortedIds: Int32Array.from(rows[0]?.ids ?? []), sortedGroups: Int32Array.from(rows[0]?.groups ?? []) };
};

const makeOrdinals = (sortedIds: Int32Array, sortedGroups: Int32Array) => {
  const size = sortedIds.length;
  // Groups have any number, so they are ranked by themselves first; ids are sorted already.
  const places = sortedOrdinals(size, (place) => sortedGroups[place] ?? 0);
  const ids = Int32Array.from(places, (place) => sortedIds[place] ?? 0);
  const groups = Int32Array.from(places, (place) => sortedGroups[place] ?? 0);
  const ordinals = new Int32Array(size);
  places.forEach((place, ordinal) => (ordinals[place] = ordinal));
  const ordinalOf = (productId: number): number => {
    let [from, to] = [0, size];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sortedIds[middle] ?? 0) < productId) from = middle + 1;
      else to = middle;
    }
    return sortedIds[from] === productId ? (ordinals[from] ?? -1) : -1;
  };
  return { size, ids, groups, ordinalOf };
};

const readPlain = async ({ size, read }: Source, { brands }: CatalogueLookups) => {
  const plain = {
    availableOn: new Float64Array(size),
    unitsSold: new Int32Array(size),
    ratings: new Int32Array(size),
    votes: new Int32Array(size),
    primaryCategories: new Int32Array(size),
    kinds: singleColumn(size),
    colours: singleColumn(size),
    brand: singleColumn(
      size,
      brands.map(({ brandId }) => String(brandId)),
    ),
    hexes: Array.from({ length: size }, () => ''),
  };
  const fields = sql`product_id, floor(extract(epoch from first_available_on) * 1000)::bigint, units_sold, coalesce(rating_score, 0), vote_count, primary_category_id, brand_id, kind, colour_key, colour_hex`;
  await read(
    { fields, ...everyProduct },
    (ordinal, [, available, sold, rating, votes, category, brand = '', kind = '', colour = '', hex = '']) => {
      plain.availableOn[ordinal] = Number(available);
      plain.unitsSold[ordinal] = Number(sold);
      plain.ratings[ordinal] = Number(rating);
      plain.votes[ordinal] = Number(votes);
      plain.primaryCategories[ordinal] = Number(category);
      plain.kinds.numbers[ordinal] = plain.kinds.dictionary.add(kind);
      plain.colours.numbers[ordinal] = plain.colours.dictionary.add(colour);
      plain.brand.numbers[ordinal] = plain.brand.dictionary.find(brand) ?? 0;
      plain.hexes[ordinal] = hex;
    },
  );
  return plain;
};

const readCategories = async ({ size, read }: Source, { categoryById }: CatalogueLookups): Promise<FacetColumn> => {
  const builder = new ColumnBuilder();
  for (const id of categoryById.keys()) builder.dictionary.add(String(id));
  await read(
    { fields: sql`product_id, category_id`, from: sql`product_category`, order: sql`sort_order` },
    (ordinal, [, category = '']) => {
      const number = builder.dictionary.find(category);
      if (number !== undefined) builder.push(ordinal, number);
    },
  );
  return builder.build(size);
};

const readCampaigns = async ({ size, read }: Source, { campaigns }: CatalogueLookups) => {
  const builder = new ColumnBuilder();
  const percentById = new Map(campaigns.map(({ campaignId, percentOff }) => [String(campaignId), percentOff]));
  /** The percents of a product's campaigns, by its ordinal. */
  const percents = new Map<number, readonly number[]>();
  await read(
    { fields: sql`product_id, campaign_id`, from: sql`product_campaign`, order: sql`campaign_id` },
    (ordinal, [, campaign = '']) => {
      builder.push(ordinal, builder.dictionary.add(campaign));
      percents.set(ordinal, [...(percents.get(ordinal) ?? []), percentById.get(campaign) ?? 0]);
    },
  );
  return { campaigns: builder.build(size), percents };
};

const readParameters = async (
  { size, read }: Source,
  { parameterById }: CatalogueLookups,
): Promise<Map<string, FacetColumn>> => {
  const builders = new Map<string, ColumnBuilder>();
  const known = new Map(
    [...parameterById.values()].map(({ parameterId, groupId, facet }) => {
      const builder = builders.get(`p${groupId}`) ?? new ColumnBuilder();
      builders.set(`p${groupId}`, builder);
      return [String(parameterId), { builder, number: builder.dictionary.add(facet) }];
    }),
  );
  await read(
    { fields: sql`product_id, parameter_id`, from: sql`product_parameter`, order: sql`sort_order` },
    (ordinal, [, parameter = '']) => {
      const place = known.get(parameter);
      place?.builder.push(ordinal, place.number);
    },
  );
  return new Map([...builders].map(([group, builder]) => [group, builder.build(size)]));
};

const readSizes = async (
  { size, read }: Source,
  { categoryById }: CatalogueLookups,
  primaryCategories: Int32Array,
  categories: FacetColumn,
): Promise<{ stock: StockColumns; sizeNames: readonly SizeName[] }> => {
  const builder = new ColumnBuilder();
  const names = collectSizes((value) => builder.dictionary.add(value));
  const familiesAt = familiesByOrdinal(categoryById, primaryCategories, categories);
  await read(
    { fields: sql`product_id, name`, from: sql`sku`, order: sql`sort_order, sku_id` },
    (ordinal, [, name = '']) => {
      for (const family of familiesAt(ordinal)) builder.push(ordinal, names.numberOf(family, name));
    },
  );
  // A size that a product has twice counts with whichever of the two can be bought; `writeStock` counts it once.
  const stock = await readStockColumns(size, builder.buildAll(size), read);
  return { stock, sizeNames: names.sorted() };
};

const percents = Array.from({ length: 100 }, (_, index) => String(index + 1));

const readMarket = async (
  { size, read }: Source,
  market: MarketAlias,
  campaignPercents: ReadonlyMap<number, readonly number[]>,
): Promise<MarketColumns> => {
  const selling = new Int32Array(size).fill(-1);
  const percent = singleColumn(size, percents);
  const from = sql`(select * from product_price where market = ${sql.lit(market)}) as own`;
  await read(
    { fields: sql`product_id, regular_inc_vat, selling_inc_vat`, from, order: sql`product_id` },
    (ordinal, [, regular, price]) => {
      selling[ordinal] = Number(price);
      percent.numbers[ordinal] = shownPercentage(
        market,
        Number(regular),
        Number(price),
        campaignPercents.get(ordinal) ?? [],
      );
    },
  );
  const points = Int32Array.from([-1, ...new Set(selling)].filter((price, index) => index === 0 || price >= 0)).sort();
  const codes = new Map(Array.from(points, (point, code) => [point, code]));
  const price = singleColumn(size, Array.from(points.subarray(1), String));
  selling.forEach((point, ordinal) => (price.numbers[ordinal] = point < 0 ? 0 : (codes.get(point) ?? 0)));
  const ranged = singleColumn(size, discountRanges.map(discountToken));
  const reduced = singleColumn(size, ['1']);
  const rangeOf = Int32Array.from(
    { length: 101 },
    (_, off) => discountRanges.findIndex((range) => off >= range.from && off <= (range.to ?? 100)) + 1,
  );
  percent.numbers.forEach((off, ordinal) => {
    ranged.numbers[ordinal] = rangeOf[off] ?? 0;
    reduced.numbers[ordinal] = off > 0 ? 1 : 0;
  });
  const { vatPercent } = marketTerms(market);
  return {
    points: { pr: points, px: points.map((point) => (point < 0 ? point : vatSplit(point, vatPercent).exVat)) },
    price,
    percent,
    facets: new Map([
      ['d', ranged],
      ['rp', reduced],
    ]),
  };
};

const hexesOf = (
  column: FacetColumn | undefined,
  hexes: readonly string[],
  { numbers: colours, dictionary }: FacetColumn,
  parameters: CatalogueLookups['parameterById'],
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  if (column === undefined) return found;
  for (const { groupId, facet } of parameters.values()) {
    const ordinals = groupId === 1 ? ordinalsWith(column, column.dictionary.find(facet) ?? 0) : new Int32Array();
    // Of products with several colours, the hex is that of the main one.
    const main = dictionary.find(facet);
    const example = ordinals.find((ordinal) => colours[ordinal] === main) ?? ordinals[0];
    if (example !== undefined) found.set(facet, hexes[example] ?? '');
  }
  return found;
};

/** Reads the columns of all products; needs one transaction, so that it reads one snapshot. */
export async function readColumns(db: Database, lookups: CatalogueLookups): Promise<ProductColumns> {
  const { sortedIds, sortedGroups } = await readIds(db, [...lookups.categoryById.keys()]);
  const { size, ids, groups, ordinalOf } = makeOrdinals(sortedIds, sortedGroups);
  const source = { size, read: recordReader(db, sortedIds, ordinalOf) };
  const { brand, hexes, ...plain } = await readPlain(source, lookups);
  const parameters = await readParameters(source, lookups);
  const categories = await readCategories(source, lookups);
  const { stock, sizeNames } = await readSizes(source, lookups, plain.primaryCategories, categories);
  const { campaigns, percents } = await readCampaigns(source, lookups);
  const facets = new Map<string, FacetColumn>([
    ['c', categories],
    ['b', brand],
    ['s', stock.sizes],
    ...parameters,
    ['st', stock.status],
    ['dc', campaigns],
  ]);
  const byMarket = new Map<MarketAlias, MarketColumns>();
  for (const market of markets) byMarket.set(market, await readMarket(source, market, percents));
  return {
    size,
    ids,
    groups,
    ordinalOf,
    ...plain,
    stock,
    sizeNames,
    facets,
    colourHexes: hexesOf(parameters.get('p1'), hexes, plain.colours, lookups.parameterById),
    markets: Object.fromEntries(byMarket) as Record<MarketAlias, MarketColumns>,
  };
}
