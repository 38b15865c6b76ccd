import type { CatalogueSource, SourceProduct } from '@lyng/model';
import { demoCategories } from './categories/category-tree.ts';
import { makeBrands } from './demo-brands.ts';
import { makeProduct } from './make-product.ts';
import type { ModelRun } from './make-product.ts';
import { demoCampaigns, demoPromoCodes } from './offers.ts';
import type { CampaignPrice } from './prices/price-scenario.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { planModels } from './range/plan-models.ts';
import type { Model } from './range/plan-models.ts';

const firstProductId = 10001;
const firstSkuId = 100001;
const firstVariantGroupId = 501;

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
