import type { CatalogueSource, SourceBrand, SourceProduct } from '@lyng/model';
import { demoCategories } from './categories/category-tree.ts';
import { inEveryLanguage } from './copy/copies.ts';
import { capitalise, fillIn } from './copy/grammar.ts';
import { slugOf } from './copy/slug.ts';
import { makeProduct } from './make-product.ts';
import type { ModelRun } from './make-product.ts';
import { demoCampaigns, demoPromoCodes } from './offers.ts';
import type { CampaignPrice } from './prices/price-scenario.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { demoBrands } from './range/brands.ts';
import { planModels } from './range/plan-models.ts';
import type { Model } from './range/plan-models.ts';

const firstProductId = 10001;
const firstSkuId = 100001;
const firstVariantGroupId = 501;

/** The brands of the shop, each introduced in one sentence per language. */
function makeBrands(): readonly SourceBrand[] {
  return demoBrands.map((brand, index) => ({
    brandId: index + 1,
    // One address in all languages, so it is spelled as in the brand's own language.
    alias: slugOf(brand.nation, brand.name),
    name: brand.name,
    description: inEveryLanguage((copy) =>
      capitalise(fillIn(copy.crafts[brand.craft], { brand: brand.name, nation: copy.nations[brand.nation] })),
    ),
  }));
}

/** A few products are on their way, some are new, most have been here a while. */
function availabilityOf(random: Random): number {
  const roll = random.next();
  if (roll < 0.03) return -random.between(3, 21);
  return roll < 0.15 ? random.between(0, 29) : random.between(31, 700);
}

function runOf(model: Model, index: number, random: Random, campaignPrice: CampaignPrice): ModelRun {
  return {
    model,
    variantGroupId: firstVariantGroupId + index,
    firstAvailableDaysAgo: availabilityOf(random),
    appeal: random.next(),
    score: random.between(34, 49) / 10,
    campaignPrice,
  };
}

function makeProducts(seed: Random, campaignPrice: CampaignPrice): readonly SourceProduct[] {
  const products: SourceProduct[] = [];
  let nextSkuId = firstSkuId;
  planModels(seed.fork('range')).forEach((model, index) => {
    const random = seed.fork(`model/${index}`);
    const run = runOf(model, index, random, campaignPrice);
    model.colours.forEach((colour, colourIndex) => {
      const ids = { productId: firstProductId + products.length, firstSkuId: nextSkuId };
      const product = makeProduct(run, colour, colourIndex, ids, random.fork(colour));
      nextSkuId += product.skus.length;
      products.push(product);
    });
  });
  return products;
}

export interface DemoCatalogueOptions {
  readonly seed: string | number;
  readonly campaignPrice: CampaignPrice;
}

/**
 * The shop's own catalogue: fictional brands and models, described in four languages. The same seed gives the
 * same catalogue to the last letter.
 */
export function demoCatalogue({ seed, campaignPrice }: DemoCatalogueOptions): CatalogueSource {
  return {
    brands: makeBrands(),
    categories: demoCategories(),
    campaigns: demoCampaigns,
    promoCodes: demoPromoCodes,
    products: makeProducts(createRandom(seed), campaignPrice),
  };
}
