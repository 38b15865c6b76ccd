/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export type CreateOrUpdateCheckoutMutation = { createOrUpdateCheckout: { shippingOptions: Array<{ id: number, name: string | null, displayName: string | null, feeIncVat: number, feeIncVatFormatted: string | null, isSelected: boolean, subOptions: Array<{ externalId: string | null, displayName: string | null, isSelected: boolean } | null> | null } | null> | null, paymentOptions: Array<{ id: number, name: string | null, displayName: string | null, feeIncVat: number, feeIncVatFormatted: string | null, isSelected: boolean, paymentType: Schema.PaymentType | null, paymentData: string | null, newCheckoutSession: boolean } | null> | null } | null };


export const CreateOrUpdateCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createOrUpdateCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"checkout"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutInputType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"checkoutMarketId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrUpdateCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cartId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"Argument","name":{"kind":"Name","value":"checkout"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkout"}}},{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"languageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkoutMarketId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shippingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"feeIncVat"}},{"kind":"Field","name":{"kind":"Name","value":"feeIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"subOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"feeIncVat"}},{"kind":"Field","name":{"kind":"Name","value":"feeIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"paymentType"}},{"kind":"Field","name":{"kind":"Name","value":"paymentData"}},{"kind":"Field","name":{"kind":"Name","value":"newCheckoutSession"}}]}}]}}]}}]} as unknown as DocumentNode<CreateOrUpdateCheckoutMutation, CreateOrUpdateCheckoutMutationVariables>;