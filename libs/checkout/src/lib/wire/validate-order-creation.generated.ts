/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type AddressInputType = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  addressLine3?: string | null | undefined;
  careOf?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  entryCode?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  mobile?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type CheckoutInputType = {
  acceptedConsents?: Array<string | null | undefined> | null | undefined;
  billingAddress?: AddressInputType | null | undefined;
  checkoutUrls?: CheckoutUrlsInputType | null | undefined;
  customerOrderNumber?: string | null | undefined;
  customerType?: CustomerType | null | undefined;
  desiredDeliveryDate?: string | null | undefined;
  email?: string | null | undefined;
  externalShippingFee?: number | null | undefined;
  externalShippingId?: string | null | undefined;
  goodsLabel?: string | null | undefined;
  identityNumber?: string | null | undefined;
  merchantData?: string | null | undefined;
  message?: string | null | undefined;
  paymentId?: number | null | undefined;
  pickupPoint?: string | null | undefined;
  shippingAddress?: AddressInputType | null | undefined;
  shippingId?: number | null | undefined;
  skipShippingValidation?: boolean | null | undefined;
};

export type CheckoutUrlsInputType = {
  checkoutPageUrl?: string | null | undefined;
  redirectUrl?: string | null | undefined;
  termsPageUrl?: string | null | undefined;
};

export type CustomerType =
  | 'ORGANIZATION'
  | 'PERSON';

export type ValidateOrderCreationQueryVariables = Exact<{
  cartId: string;
  checkout: Schema.CheckoutInputType;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  checkoutMarketId?: string | null | undefined;
}>;


export type ValidateOrderCreationQuery = { validateOrderCreation: { isValid: boolean, message: string | null, memberType: string | null } | null };


export const ValidateOrderCreationDocument = {"__meta__":{"name":"validateOrderCreation","text":"query validateOrderCreation($cartId:String!$checkout:CheckoutInputType!$channelId:String$languageId:String$checkoutMarketId:String){validateOrderCreation(cartId:$cartId checkout:$checkout channelId:$channelId languageId:$languageId marketId:$checkoutMarketId){isValid message memberType}}","hash":"71d7928105a7e7fbb3b6b51205c6a0af3c31be516b8b2afcc4465d2958e548b3","shape":{"validateOrderCreation":{}}}} as unknown as DocumentNode<ValidateOrderCreationQuery, ValidateOrderCreationQueryVariables>;