export { hashPersonalData, normalisePersonalData } from './lib/core/hash-input.ts';
export type { Sha256 } from './lib/core/hash-input.ts';
export { bufferImpressions, flushImpressions, IMPRESSION_BATCH } from './lib/core/impressions.ts';
export type { Impression, ImpressionBuffer } from './lib/core/impressions.ts';
export { itemDiscount } from './lib/core/item-discount.ts';
export { INVALID_DISCOUNT_PERCENTAGE, salesType } from './lib/core/sales-type.ts';
export { spreadDiscount } from './lib/core/spread-discount.ts';
