export { fuzzRuns } from './lib/testing/fuzz-runs.ts';
export { makeCart, makeCartItem } from './lib/testing/make-cart.ts';
export {
  makeLowestPrice,
  makeMoney,
  makePrice,
  makeShownLowestPrice,
  makeShownPrice,
} from './lib/testing/make-price.ts';
export { makeListedProduct, makeProduct, makeProductSummary, makeSku, makeStock } from './lib/testing/make-product.ts';
export { reportSkipped } from './lib/testing/report-skipped.ts';
export { currentSample, hash, inSample, isPartOfSample, propertySeed, sampleCount } from './lib/testing/sample.ts';
export type { Parts } from './lib/testing/sample.ts';
