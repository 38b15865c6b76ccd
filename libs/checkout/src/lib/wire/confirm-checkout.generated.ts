/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type PaymentType =
  | 'AVARDA'
  | 'GEINS_PAY'
  | 'KLARNA'
  | 'STANDARD'
  | 'SVEA'
  | 'WALLEY';

export type CheckoutQueryVariables = Exact<{
  id: string;
  cartId?: string | null | undefined;
  paymentType: Schema.PaymentType;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  checkoutMarket?: string | null | undefined;
}>;


export type CheckoutQuery = { checkout: { completed: boolean | null, nthPurchase: number, order: { orderId: string | null, currency: string | null, promoCode: string | null, sum: number, orderValueIncVat: number, orderValueExVat: number, itemValueIncVat: number, itemValueExVat: number, discountIncVat: number, shippingFeeIncVat: number, shippingFeeExVat: number, billingAddress: { firstName: string, lastName: string, company: string, careOf: string, addressLine1: string, addressLine2: string, zip: string, city: string } | null, shippingAddress: { firstName: string, lastName: string, company: string, careOf: string, addressLine1: string, addressLine2: string, zip: string, city: string } | null } | null, cart: { id: string | null, items: Array<{ id: string, skuId: number, quantity: number, totalPrice: { sellingPriceIncVat: number, sellingPriceIncVatFormatted: string | null, regularPriceIncVat: number, discountPercentage: number, vat: number } | null, product: { productId: number, articleNumber: string | null, alias: string, name: string | null, brand: { name: string | null } | null, parameterGroups: Array<{ parameterGroupId: number | null, parameters: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, productImages: Array<{ fileName: string } | null> | null, skus: Array<{ skuId: number, name: string | null } | null> | null } | null } | null> | null, summary: { fixedAmountDiscountIncVat: number, fixedAmountDiscountExVat: number, subTotal: { sellingPriceIncVatFormatted: string | null, regularPriceIncVatFormatted: string | null } | null, shipping: { feeIncVatFormatted: string | null, shippingData: string | null } | null, balance: { pending: number, pendingFormatted: string | null, totalSellingPriceExBalanceIncVatFormatted: string | null } | null, total: { sellingPriceIncVatFormatted: string | null, discountIncVatFormatted: string | null, vat: number, vatFormatted: string | null } | null } | null } | null } | null };


export const CheckoutDocument = {"__meta__":{"name":"checkout","text":"query checkout($id:String!$cartId:String$paymentType:PaymentType!$channelId:String$languageId:String$checkoutMarket:String){checkout(id:$id cartId:$cartId paymentType:$paymentType channelId:$channelId languageId:$languageId marketId:$checkoutMarket){completed nthPurchase order{orderId currency promoCode sum orderValueIncVat orderValueExVat itemValueIncVat itemValueExVat discountIncVat shippingFeeIncVat shippingFeeExVat billingAddress{...ConfirmationAddressFields}shippingAddress{...ConfirmationAddressFields}}cart{id items{id skuId quantity totalPrice{sellingPriceIncVat sellingPriceIncVatFormatted regularPriceIncVat discountPercentage vat}product{productId articleNumber alias name brand{name}parameterGroups{parameterGroupId parameters{name value}}productImages{fileName}skus{skuId name}}}summary{fixedAmountDiscountIncVat fixedAmountDiscountExVat subTotal{sellingPriceIncVatFormatted regularPriceIncVatFormatted}shipping{feeIncVatFormatted shippingData}balance{pending pendingFormatted totalSellingPriceExBalanceIncVatFormatted}total{sellingPriceIncVatFormatted discountIncVatFormatted vat vatFormatted}}}}}fragment ConfirmationAddressFields on AddressType{firstName lastName company careOf addressLine1 addressLine2 zip city}","hash":"958a419a16ef7dcc1104ea37d26f708db02a0d524fd38cd056be8bdfa50d863f","shape":{"checkout":{"order":{"billingAddress":{},"shippingAddress":{}},"cart":{"items":{"totalPrice":{},"product":{"brand":{},"parameterGroups":{"parameters":{}},"productImages":{},"skus":{}}},"summary":{"subTotal":{},"shipping":{},"balance":{},"total":{}}}}}}} as unknown as DocumentNode<CheckoutQuery, CheckoutQueryVariables>;