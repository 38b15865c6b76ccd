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

export type PaymentType =
  | 'AVARDA'
  | 'GEINS_PAY'
  | 'KLARNA'
  | 'STANDARD'
  | 'SVEA'
  | 'WALLEY';

export type CreateOrUpdateCheckoutMutationVariables = Exact<{
  cartId: string;
  checkout?: Schema.CheckoutInputType | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  checkoutMarketId?: string | null | undefined;
}>;


export type CreateOrUpdateCheckoutMutation = { createOrUpdateCheckout: { shippingOptions: Array<{ id: number, name: string | null, displayName: string | null, feeIncVat: number, feeIncVatFormatted: string | null, isSelected: boolean, shippingData: string | null, subOptions: Array<{ externalId: string | null, displayName: string | null, isSelected: boolean, shippingData: string | null } | null> | null } | null> | null, paymentOptions: Array<{ id: number, name: string | null, displayName: string | null, feeIncVat: number, feeIncVatFormatted: string | null, isSelected: boolean, paymentType: Schema.PaymentType | null, paymentData: string | null, newCheckoutSession: boolean } | null> | null } | null };


export const CreateOrUpdateCheckoutDocument = {"__meta__":{"name":"createOrUpdateCheckout","text":"mutation createOrUpdateCheckout($cartId:String!$checkout:CheckoutInputType$channelId:String$languageId:String$checkoutMarketId:String){createOrUpdateCheckout(cartId:$cartId checkout:$checkout channelId:$channelId languageId:$languageId marketId:$checkoutMarketId){shippingOptions{id name displayName feeIncVat feeIncVatFormatted isSelected shippingData subOptions{externalId displayName isSelected shippingData}}paymentOptions{id name displayName feeIncVat feeIncVatFormatted isSelected paymentType paymentData newCheckoutSession}}}","shape":{"createOrUpdateCheckout":{"shippingOptions":{"subOptions":{}},"paymentOptions":{}}}}} as unknown as DocumentNode<CreateOrUpdateCheckoutMutation, CreateOrUpdateCheckoutMutationVariables>;