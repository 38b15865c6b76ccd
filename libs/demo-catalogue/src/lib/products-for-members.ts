import type { SourceProduct } from '@lyng/model';
import type { DemoCatalogueOptions } from './demo-catalogue.ts';
import { makeProduct } from './make-product.ts';
import { createRandom } from './random.ts';
import { planModels } from './range/plan-models.ts';

/** Kinds of which members have a model of their own, the newest first. */
const kinds: readonly string[] = ['sneaker', 'coat', 'chelsea-boot', 'knit', 'tote', 'dress', 'shirt', 'scarf'];

const firstProductId = 19_001;
const firstSkuId = 190_001;
const firstVariantGroupId = 9001;

/** Products that only members see: one colour of a few models that are not in the range. */
export function demoProductsForMembers({ seed, campaignPrice }: DemoCatalogueOptions): readonly SourceProduct[] {
  const random = createRandom(seed).fork('members');
  const models = planModels(random.fork('range'));
  let nextSkuId = firstSkuId;
  return kinds.flatMap((kind, index) => {
    const model = models.find(({ plan, department }) => plan.kind === kind && department !== 'children');
    const [colour] = model?.colours ?? [];
    if (model === undefined || colour === undefined) return [];
    const run = {
      model,
      variantGroupId: firstVariantGroupId + index,
      firstAvailableDaysAgo: index,
      appeal: 0.5,
      score: 4.6,
      campaignPrice,
    };
    const ids = { productId: firstProductId + index, firstSkuId: nextSkuId };
    const product = makeProduct(run, colour, 0, ids, random.fork(kind));
    nextSkuId += product.skus.length;
    return [{ ...product, isForMembers: true }];
  });
}
