import type { Localized, SourceProduct } from '@lyng/model';
import { demoCatalogue } from '@lyng/demo-catalogue';
import { campaignPrice } from '../src/shop/pricing/campaign-price.ts';

/** The first range is the demo catalogue's own. */
const SEED = 20_240_501;

const suffixed = (texts: Localized, suffix: string): Localized => ({
  da: texts.da + suffix,
  sv: texts.sv + suffix,
  nb: texts.nb + suffix,
  fi: texts.fi + suffix,
});

/** Gives each range ids and addresses of its own. */
const moved = (product: SourceProduct, range: number): SourceProduct => ({
  ...product,
  productId: product.productId + range * 10_000,
  variantGroupId: product.variantGroupId + range * 10_000,
  articleNumber: `${product.articleNumber}-${range}`,
  alias: suffixed(product.alias, `-${range}`),
  skus: product.skus.map((sku) => ({
    ...sku,
    skuId: sku.skuId + range * 100_000,
    articleNumber: `${sku.articleNumber}-${range}`,
  })),
  images: product.images.map((image) => ({ ...image, fileName: `${range}-${image.fileName}` })),
});

/**
 * As many products as wanted, from the seeded generator: one range of the demo shop after the other, each with a seed
 * of its own.
 */
export function* manyProducts(wanted: number): Iterable<SourceProduct> {
  let made = 0;
  for (let range = 0; made < wanted; range += 1) {
    for (const product of demoCatalogue({ seed: SEED + range, campaignPrice }).products) {
      if (made === wanted) return;
      made += 1;
      yield range === 0 ? product : moved(product, range);
    }
  }
}
