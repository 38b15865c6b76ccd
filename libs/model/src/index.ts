export { assertNever } from './lib/assert-never.ts';
export { missingToOrder } from './lib/cart.ts';
export type { AppliedCampaign, Cart, CartItem, CartSummary, MinimumOrder } from './lib/cart.ts';
export { readEmail } from './lib/email.ts';
export { isLanguage, languages } from './lib/locale.ts';
export type { CurrencyCode, CustomerType, Language, MarketAlias } from './lib/locale.ts';
export { marketCurrency } from './lib/market-currency.ts';
export { minorUnits, shownAmount } from './lib/price.ts';
export type { LowestPrice, MinorUnits, Money, Price } from './lib/price.ts';
export type {
  ColourVariant,
  DiscountType,
  ParameterGroup,
  Product,
  ProductCategory,
  ProductImage,
  ProductSummary,
  Sku,
  Stock,
} from './lib/product.ts';
export { fail, ok } from './lib/result.ts';
export type { Result } from './lib/result.ts';
export { spreadDiscount } from './lib/spread-discount.ts';
export { isBlank, plainCode, plainLine, plainMessage } from './lib/typed-text.ts';
