import {
  inEvery,
  inMarkets,
  makeCatalogue,
  makeSourcePrice,
  makeSourceProduct,
  makeSourceSku,
} from './make-catalogue.ts';

/** The current time in the shop of these examples. */
export const NOW = new Date('2025-06-15T12:00:00Z');

/**
 * Two colours of a sneaker (one on sale), a boot of another brand, a jacket of a campaign, and one that comes later.
 */
export const exampleCatalogue = makeCatalogue([
  makeSourceProduct(1, { variantGroupId: 1, name: inEvery('Heide Sneaker') }),
  makeSourceProduct(2, {
    variantGroupId: 1,
    name: inEvery('Heide Sneaker Blue'),
    colourKey: 'blue',
    discountType: 'SALE_PRICE',
    prices: inMarkets(makeSourcePrice(79_900, { to: 49_900, daysAgo: 5 })),
  }),
  makeSourceProduct(3, {
    name: inEvery('Fjord Boot'),
    brandId: 2,
    primaryCategoryId: 12,
    categoryIds: [1, 12],
    prices: inMarkets(makeSourcePrice(129_900)),
    skus: [makeSourceSku(31, '38', 0), makeSourceSku(32, '40', 0, { oversellable: 5, incomingInDays: 10 })],
    rating: { score: 4.25, voteCount: 8 },
  }),
  makeSourceProduct(4, {
    name: inEvery('Regn Jacket'),
    textLanguages: { fi: 'en' },
    primaryCategoryId: 21,
    categoryIds: [2, 21],
    discountType: 'PRICE_CAMPAIGN',
    campaignIds: [1],
    prices: inMarkets(makeSourcePrice(100_000, { to: 80_000, daysAgo: 10 })),
    skus: [makeSourceSku(41, 'M', 2), makeSourceSku(42, 'XS', 0, { static: 9 })],
  }),
  makeSourceProduct(5, {
    name: inEvery('Coming Sneaker'),
    firstAvailableDaysAgo: -7,
    skus: [makeSourceSku(51, '38', 0, { incomingInDays: 7 })],
  }),
]);
