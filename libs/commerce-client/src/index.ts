export type { CommerceDocument } from './lib/commerce-document.ts';
export type { CommerceFailure } from './lib/gateway.ts';
export { createDeferredGateway } from './lib/deferred-gateway.ts';
export { createFetchGateway } from './lib/fetch-gateway.ts';
export type { CommerceSite } from './lib/transport.ts';
export { GatewayProvider, useGateway } from './lib/GatewayProvider.tsx';
export type { CommerceGateway, MutateOptions, QueryOptions, ResettableGateway, Transport } from './lib/gateway.ts';
export { limitedFetch } from './lib/limited-fetch.ts';
export { failureBy, mutationOutcome } from './lib/mutation-outcome.ts';
export type { FailureKinds } from './lib/mutation-outcome.ts';
export type {
  AddressInputType,
  BalanceTransactionKind,
  BonusVoucherStatus,
  CartItemInputType,
  CheckoutInputType,
  CheckoutStatus,
  CheckoutUrlsInputType,
  CustomerType,
  DiscountType,
  FilterInputType,
  FilterMode,
  Gender,
  IncludeMode,
  MembershipInputType,
  MembershipLevel,
  PageWidgetCollectionFilterInputType,
  PaymentCheckout,
  PaymentType,
  PointsEntryKind,
  PriceFilterInputType,
  ReturnKind,
  ReturnLineInputType,
  ReturnReason,
  SortType,
  UserInputType,
  WithdrawalKind,
} from './lib/schema-types.generated.ts';
export { shopperFetch } from './lib/shopper-fetch.ts';
export { createTransport } from './lib/transport.ts';
export type { TransportOptions } from './lib/transport.ts';
export { parseArrival } from './lib/wire/parse-arrival.ts';
export { parseLowestPrice, parseMoney, parsePrice } from './lib/wire/parse-price.ts';
export { parseProductContent, parseSkus } from './lib/wire/parse-product-content.ts';
export { parseColour, parseListedProducts, parseProductSummary } from './lib/wire/parse-product.ts';
export type { MalformedProduct } from './lib/wire/parse-product.ts';
export type { WireLowestPrice, WirePrice } from './lib/wire/parse-price.ts';
export type { RealtimeTopic } from './lib/realtime/topic.ts';
