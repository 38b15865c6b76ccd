import { markets } from '@lyng/model';
import type { SourceProduct } from '@lyng/model';
import { categoryPath } from './categories/category-tree.ts';
import { inEveryLanguage } from './copy/copies.ts';
import type { ColourKey } from './copy/language-copy.ts';
import { productName } from './copy/product-name.ts';
import { descriptionOf, detailsOf } from './copy/product-texts.ts';
import { slugOf } from './copy/slug.ts';
import { chooseOffer } from './prices/choose-offer.ts';
import { generatePrice } from './prices/price-scenario.ts';
import type { CampaignPrice } from './prices/price-scenario.ts';
import { imagesOf } from './product-images.ts';
import { parametersOf } from './product-parameters.ts';
import type { Random } from './random.ts';
import { colourHexes } from './range/colours.ts';
import type { Model } from './range/plan-models.ts';
import { makeSkus, stockScenario } from './stock/make-skus.ts';

/** The data that the colours of one model share beside the design. */
export interface ModelRun {
  readonly model: Model;
  readonly variantGroupId: number;
  /** Negative for a product that has not arrived yet. */
  readonly firstAvailableDaysAgo: number;
  /** Between 0 and 1. */
  readonly appeal: number;
  readonly score: number;
  readonly campaignPrice: CampaignPrice;
}

export interface ProductIds {
  readonly productId: number;
  readonly firstSkuId: number;
}

function categoriesOf(model: Model): Pick<SourceProduct, 'primaryCategoryId' | 'categoryIds'> {
  const homes = model.department === 'unisex' ? (['women', 'men'] as const) : [model.department];
  const paths = homes.map((department) => categoryPath(department, { kind: model.plan.kind }));
  return { primaryCategoryId: paths[0]?.at(-1) ?? 0, categoryIds: paths.flat() };
}

/** Cheap products, favourites and first colours sell most; very new products have sold little. */
function salesOf(
  run: ModelRun,
  daysAgo: number,
  colourIndex: number,
  random: Random,
): Pick<SourceProduct, 'unitsSold' | 'rating'> {
  if (daysAgo <= 0) return { unitsSold: 0 };
  const pace = run.appeal ** 2 * (600 / Math.sqrt(run.model.priceDkk)) * (1 / (1 + colourIndex * 0.6));
  const unitsSold = Math.round(pace * Math.min(1, daysAgo / 120) * 12 * (0.8 + random.next() * 0.4));
  const voteCount = Math.floor(unitsSold * 0.05);
  return voteCount === 0 ? { unitsSold } : { unitsSold, rating: { score: run.score, voteCount } };
}

const daysBetweenColours = 3;

/**
 * The colours of a model come out one after another, so that the newest products are not four times the same; in days
 * ago.
 */
function arrivalOf(modelDaysAgo: number, colourIndex: number, random: Random): number {
  if (colourIndex === 0 || modelDaysAgo < 0) return modelDaysAgo;
  // Now and then a good model comes out in one more colour.
  if (modelDaysAgo > 100 && random.chance(0.07)) return random.between(1, 29);
  return modelDaysAgo + colourIndex * daysBetweenColours;
}

/** One colour of a model as a product of its own. */
export function makeProduct(
  run: ModelRun,
  colour: ColourKey,
  colourIndex: number,
  ids: ProductIds,
  random: Random,
): SourceProduct {
  const { model } = run;
  const thing = {
    ...model,
    kind: model.plan.kind,
    group: model.plan.group,
    colour,
    model: model.name,
    forChildren: model.department === 'children',
  };
  const firstAvailableDaysAgo = arrivalOf(run.firstAvailableDaysAgo, colourIndex, random);
  const offer = chooseOffer(model, firstAvailableDaysAgo, random.fork('offer'));
  const reduce = offer.discountType === 'PRICE_CAMPAIGN' ? run.campaignPrice : undefined;
  const articleNumber = `LY-${ids.productId}`;
  const names = inEveryLanguage((copy, language) => productName(copy, language, thing));
  const stock = random.fork('stock');
  return {
    productId: ids.productId,
    articleNumber,
    variantGroupId: run.variantGroupId,
    gender: model.department,
    kind: model.plan.kind,
    brandId: model.brandId,
    ...categoriesOf(model),
    alias: inEveryLanguage((_, language) => slugOf(language, `${model.brand.name} ${names[language]}`)),
    name: names,
    description: inEveryLanguage((copy) => descriptionOf(copy, thing)),
    details: inEveryLanguage((copy) => detailsOf(copy, thing)),
    colour: { key: colour, hex: colourHexes[colour], name: inEveryLanguage((copy) => copy.colours[colour].name) },
    parameters: parametersOf(model, colour),
    skus: makeSkus({
      firstSkuId: ids.firstSkuId,
      articleNumber,
      sizes: model.sizes,
      scenario: stockScenario(stock),
      ...(firstAvailableDaysAgo < 0 ? { arrivesInDays: -firstAvailableDaysAgo } : {}),
      random: stock,
    }),
    prices: Object.fromEntries(markets.map((market) => [market, generatePrice(market, model.priceDkk, offer, reduce)])),
    discountType: offer.discountType,
    campaignIds: offer.campaignIds,
    images: imagesOf(ids.productId, model, colour),
    firstAvailableDaysAgo,
    ...salesOf(run, firstAvailableDaysAgo, colourIndex, random),
  };
}
