export { assertNever } from './lib/assert-never.ts';
export type { AuthFailure } from './lib/auth-failure.ts';
export { readOrganisationId } from './lib/buyer/organisation-id.ts';
export type { OrganisationIdProblem } from './lib/buyer/organisation-id.ts';
export { readPersonalId } from './lib/buyer/personal-id.ts';
export type { PersonalIdProblem, PersonalIdRules } from './lib/buyer/personal-id-rules.ts';
export { parsePhone } from './lib/buyer/phone.ts';
export {
  checkPostalField,
  MAX_SAVED_ADDRESSES,
  plainPostalAddress,
  postalFields,
  requiredPostalFields,
} from './lib/buyer/postal-address.ts';
export type { PostalAddress, PostalErrorKind, PostalField } from './lib/buyer/postal-address.ts';
export type { DateParts } from './lib/buyer/real-date.ts';
export { readZip } from './lib/buyer/zip.ts';
export { missingToOrder } from './lib/cart.ts';
export type { AppliedCampaign, Cart, CartItem, CartSummary, MinimumOrder } from './lib/cart.ts';
export type {
  CatalogueSource,
  LoadableCatalogue,
  Localized,
  SourceBrand,
  SourceCampaign,
  SourceCategory,
  SourceDrawing,
  SourceGender,
  SourceImage,
  SourceParameter,
  SourcePrice,
  SourceProduct,
  SourcePromoCode,
  SourceSku,
} from './lib/catalogue-source.ts';
export type { CheckoutCart, CheckoutLine } from './lib/checkout-cart.ts';
export { deliveryKinds, planDelivery } from './lib/delivery/arrival-day.ts';
export type { DeliveryKind, DeliveryTerms, PlannedDelivery } from './lib/delivery/arrival-day.ts';
export { addBusinessDays, dayNumber, isoDay } from './lib/delivery/business-days.ts';
export { readEmail } from './lib/email.ts';
export { colourOf } from './lib/colour.ts';
export type { CustomerType } from './lib/customer-type.ts';
export type { ErrorCode } from './lib/error-code.ts';
export { isRecord, jsonNumber, jsonObject, jsonObjects, jsonText, jsonUnits } from './lib/json-value.ts';
export type { JsonObject } from './lib/json-value.ts';
export type { KnownShopper, ShopperAddress } from './lib/known-shopper.ts';
export { isLanguage, languages } from './lib/language.ts';
export type { Language } from './lib/language.ts';
export { isMarket, marketCurrency, markets } from './lib/market.ts';
export type { CurrencyCode, MarketAlias } from './lib/market.ts';
export { minorUnits, shownAmount } from './lib/price.ts';
export type {
  LowestPrice,
  MinorUnits,
  Money,
  MoneyTexts,
  Price,
  ShownLowestPrice,
  ShownMoney,
  ShownPrice,
} from './lib/price.ts';
export type {
  ColourVariant,
  DiscountType,
  ListedProduct,
  ParameterGroup,
  Product,
  ProductCategory,
  ProductImage,
  ProductSummary,
  Sku,
  Stock,
  StockCounts,
} from './lib/product.ts';
export type { PromoRejection } from './lib/promo-rejection.ts';
export { fail, ok } from './lib/result.ts';
export type { Result } from './lib/result.ts';
export {
  AUTH_PATH,
  COLLECTOR_PATH,
  ERROR_LOG_PATH,
  FAVOURITES_PATH,
  GRAPHQL_PATH,
  IMAGES_PATH,
  LOYALTY_PATH,
  PAYMENTS_PATH,
  REALTIME_PATH,
  SEARCH_PATH,
  SIGN_PATH,
} from './lib/service-paths.ts';
export { spreadDiscount } from './lib/spread-discount.ts';
export { textLanguageGroup, textLanguageOf } from './lib/text-language.ts';
export { isBlank, plainCode, plainLine, plainMessage } from './lib/typed-text.ts';
