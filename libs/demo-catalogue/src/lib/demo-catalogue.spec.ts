import { languages } from '@lyng/model';
import type { Localized, MarketAlias, SourcePrice, SourceProduct } from '@lyng/model';
import sizeRuns from '../data/range/size-runs.json' with { type: 'json' };
import { demoCatalogue } from './demo-catalogue.ts';
import { families, kindPlansOf } from './range/kinds.ts';
import { pricePointsOf } from './prices/price-points.ts';
import type { CampaignPrice } from './prices/price-scenario.ts';

const campaignPrice: CampaignPrice = (_market, regular, percentOff) => Math.floor((regular * (100 - percentOff)) / 100);
const catalogue = demoCatalogue({ seed: 'lyng', campaignPrice });
const { products, categories, brands, campaigns } = catalogue;
const markets = ['dk', 'se', 'no', 'fi'] as const;

const expectUnique = (values: readonly (string | number)[]) => expect(new Set(values).size).toBe(values.length);
const textsOf = (product: SourceProduct): readonly Localized[] => [
  product.name,
  product.description,
  product.details,
  product.colour.name,
  ...product.parameters.flatMap((one) => [one.groupName, one.value]),
];

it('is the same to the last letter for the same seed, and another for another', () => {
  expect(demoCatalogue({ seed: 'lyng', campaignPrice })).toEqual(catalogue);
  expect(demoCatalogue({ seed: 'moor', campaignPrice }).products.map((product) => product.name.da)).not.toEqual(
    products.map((product) => product.name.da),
  );
});

it.each(['lyng', 1, 7, 20_240_501])(
  'has unique addresses, filled categories and products of every brand with seed %s',
  (seed) => {
    const other = demoCatalogue({ seed, campaignPrice });
    for (const language of languages) expectUnique(other.products.map((product) => product.alias[language]));
    const used = new Set(other.products.flatMap((product) => product.categoryIds));
    expect(other.categories.filter((category) => !used.has(category.categoryId))).toEqual([]);
    expect(new Set(other.products.map((product) => product.brandId)).size).toBe(40);
  },
);

describe('the range', () => {
  it('has at least 640 products of 220 models in 60 categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(640);
    expect(new Set(products.map((product) => product.variantGroupId)).size).toBeGreaterThanOrEqual(220);
    expect(new Set(products.map((product) => product.primaryCategoryId)).size).toBeGreaterThanOrEqual(60);
  });

  it('gives every model two to four colours, one of each', () => {
    for (const id of new Set(products.map((product) => product.variantGroupId))) {
      const colours = products.filter((product) => product.variantGroupId === id).map((product) => product.colour.key);
      expect(colours.length).toBeGreaterThanOrEqual(2);
      expect(colours.length).toBeLessThanOrEqual(4);
      expectUnique(colours);
    }
  });

  it('uses no number or address twice', () => {
    expectUnique(
      products.flatMap((product) => [product.articleNumber, ...product.skus.map((sku) => sku.articleNumber)]),
    );
    expectUnique(products.flatMap((product) => product.skus.map((sku) => sku.gtin)));
    expectUnique(brands.map((brand) => brand.alias));
    for (const language of languages) expectUnique(categories.map((category) => category.alias[language]));
  });
});

describe('the words', () => {
  const everyText = [
    ...products.flatMap(textsOf),
    ...categories.flatMap((category) => [category.name, category.description]),
    ...brands.map((brand) => brand.description),
    ...campaigns.map((campaign) => campaign.name),
    ...catalogue.promoCodes.map((code) => code.name),
  ];

  it.each(languages)('has every text in %s and leaves no template mark', (language) => {
    for (const text of everyText) {
      expect(text[language]).toMatch(/\S/);
      expect(text[language]).not.toMatch(/[{}]|undefined|\$|\/\/| {2}/);
    }
  });
});

describe('the categories', () => {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));

  it('are three levels deep', () => {
    const depthOf = (id: number): number => (id === 0 ? 0 : 1 + depthOf(byId.get(id)?.parentCategoryId ?? 0));
    expect(Math.max(...categories.map((category) => depthOf(category.categoryId)))).toBe(3);
  });

  it('assign every product to its categories and all their ancestors', () => {
    for (const product of products) {
      expect(product.categoryIds).toContain(product.primaryCategoryId);
      for (const id of product.categoryIds) {
        const parent = byId.get(id)?.parentCategoryId;
        expect(parent === 0 || product.categoryIds.includes(parent ?? -1)).toBe(true);
      }
    }
  });
});

describe('sizes and stock', () => {
  it('come from the size run of the kind and the department', () => {
    const plans = families.flatMap(kindPlansOf);
    for (const { kind, gender, skus } of products) {
      const run = plans.find((plan) => plan.kind === kind)?.sizes ?? 'one-size';
      expect(sizeRuns[run][gender === 'unisex' ? 'women' : gender].flat()).toEqual(
        expect.arrayContaining(skus.map(({ name }) => name)),
      );
    }
  });

  it('has every state of stock somewhere, and most of it for sale', () => {
    const skus = products.flatMap((product) => product.skus);
    expect(skus.some((sku) => sku.inStock > 5)).toBe(true);
    expect(skus.some((sku) => sku.inStock >= 1 && sku.inStock <= 5)).toBe(true);
    expect(skus.some((sku) => sku.oversellable > 0)).toBe(true);
    expect(skus.some((sku) => sku.static > 0)).toBe(true);
    expect(skus.some((sku) => sku.incomingInDays !== undefined)).toBe(true);
    const soldOut = products.filter((product) =>
      product.skus.every((sku) => sku.inStock + sku.oversellable + sku.static === 0),
    );
    expect(soldOut.length).toBeGreaterThan(10);
    expect(soldOut.length).toBeLessThan(products.length / 8);
  });

  it('gives products that are not for sale yet an arrival date and no stock', () => {
    const soon = products.filter((product) => product.firstAvailableDaysAgo < 0);
    expect(soon.length).toBeGreaterThan(3);
    for (const product of soon) {
      expect(
        product.skus.every((sku) => sku.inStock === 0 && sku.incomingInDays === -product.firstAvailableDaysAgo),
      ).toBe(true);
      expect(product).toMatchObject({ unitsSold: 0, discountType: 'NONE' });
    }
  });

  it('prints GTINs with a correct check digit', () => {
    for (const { gtin } of products.flatMap((product) => product.skus)) {
      expect(gtin).toMatch(/^29\d{11}$/);
      const sum = [...gtin].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
      expect(sum % 10).toBe(0);
    }
  });
});

/** The demo sells everything in every market. */
function priceOf({ name, prices }: SourceProduct, market: MarketAlias): SourcePrice {
  const price = prices[market];
  if (price === undefined) throw new Error(`${name.da} has no price in ${market}.`);
  return price;
}

describe('prices', () => {
  it.each(markets)('are round figures in %s, and campaign prices end on one', (market) => {
    for (const product of products) {
      const price = priceOf(product, market);
      expect(pricePointsOf[market]).toContain(price.regularIncVat);
      const percentOff = campaigns.find((campaign) => product.campaignIds.includes(campaign.campaignId))?.percentOff;
      if (percentOff === undefined) expect(pricePointsOf[market]).toContain(price.sellingIncVat);
      else expect(price.sellingIncVat).toBe(campaignPrice(market, price.regularIncVat, percentOff));
    }
  });

  it.each(markets)('have a history in %s that covers 45 days and ends at the current price', (market) => {
    for (const product of products) {
      const { history, sellingIncVat, regularIncVat } = priceOf(product, market);
      expect(history[0]?.daysAgo).toBeGreaterThanOrEqual(45);
      expect(history.at(-1)?.sellingIncVat).toBe(sellingIncVat);
      expect(sellingIncVat).toBeLessThanOrEqual(regularIncVat);
      const isReduced = product.discountType !== 'NONE';
      expect(sellingIncVat < regularIncVat).toBe(isReduced);
      expect(history.some((entry) => entry.sellingIncVat > sellingIncVat)).toBe(isReduced);
      if (!isReduced) expect(history).toHaveLength(1);
    }
  });

  it('names a campaign on campaign products alone, and uses each campaign', () => {
    for (const product of products)
      expect(product.campaignIds.length > 0).toBe(product.discountType === 'PRICE_CAMPAIGN');
    expect(new Set(products.flatMap((product) => product.campaignIds)).size).toBe(campaigns.length);
    expect(products.some((product) => product.discountType === 'SALE_PRICE')).toBe(true);
  });

  it('covers the cases that the lowest-price rule distinguishes', () => {
    const histories = products
      .filter((product) => product.discountType === 'SALE_PRICE')
      .map((product) => priceOf(product, 'dk').history);
    expect([...new Set(histories.map(({ length }) => length))].sort()).toEqual([2, 3, 4]);
  });
});

it('has three or more images of every product', () => {
  for (const product of products) {
    expect(product.images.length).toBeGreaterThanOrEqual(3);
    for (const { drawing } of product.images)
      expect(drawing?.colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
  }
});
