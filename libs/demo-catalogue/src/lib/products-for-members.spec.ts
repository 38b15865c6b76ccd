import { demoCatalogue } from './demo-catalogue.ts';
import { demoProductsForMembers } from './products-for-members.ts';
import type { CampaignPrice } from './prices/price-scenario.ts';

const campaignPrice: CampaignPrice = (_market, regular, percentOff) => Math.floor((regular * (100 - percentOff)) / 100);

describe.each([20_240_501, 1, 7])('the products for members with seed %i', (seed) => {
  const options = { seed, campaignPrice };
  const { products } = demoCatalogue(options);
  const forMembers = demoProductsForMembers(options);

  it('are eight models that the range does not have', () => {
    expect(forMembers.map(({ isForMembers }) => isForMembers)).toEqual(Array(8).fill(true));
    const all = [...products, ...forMembers];
    for (const language of ['da', 'sv', 'nb', 'fi'] as const)
      expect(new Set(all.map(({ alias }) => alias[language])).size).toBe(all.length);
    const numbers: readonly (readonly (string | number)[])[] = [
      all.map(({ productId }) => productId),
      all.map(({ articleNumber }) => articleNumber),
      all.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)),
      all.flatMap(({ images }) => images.map(({ fileName }) => fileName)),
    ];
    for (const keys of numbers) expect(new Set(keys).size).toBe(keys.length);
  });

  it('are of brands and categories that the range has', () => {
    const brands = new Set(products.map(({ brandId }) => brandId));
    const categories = new Set(products.flatMap(({ categoryIds }) => categoryIds));
    for (const { brandId, categoryIds } of forMembers) {
      expect(brands).toContain(brandId);
      expect(categoryIds.filter((id) => !categories.has(id))).toEqual([]);
    }
  });
});
