/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type GetOrderQueryVariables = Exact<{
  orderId: number;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetOrderQuery = { getOrder: { id: number | null, status: string, createdAt: string | null, fromBalance: number, fromBalanceFormatted: string | null, billingAddress: { firstName: string, lastName: string, company: string, careOf: string, addressLine1: string, addressLine2: string, zip: string, city: string } | null, shippingAddress: { firstName: string, lastName: string, company: string, careOf: string, addressLine1: string, addressLine2: string, zip: string, city: string } | null, shippingDetails: Array<{ id: number, name: string, parcelNumber: string | null, shippingDate: string | null, trackingLink: string | null } | null> | null, paymentDetails: Array<{ displayName: string } | null> | null, discount: { sellingPriceIncVat: number, sellingPriceIncVatFormatted: string | null } | null, orderTotal: { sellingPriceIncVatFormatted: string | null } | null, shippingFee: { sellingPriceIncVat: number, sellingPriceIncVatFormatted: string | null } | null, vat: { sellingPriceIncVatFormatted: string | null } | null, cart: { items: Array<{ id: string, skuId: number, quantity: number, totalPrice: { sellingPriceIncVat: number, sellingPriceIncVatFormatted: string | null } | null, product: { name: string | null, alias: string, brand: { name: string | null } | null, productImages: Array<{ fileName: string } | null> | null, skus: Array<{ skuId: number, name: string | null } | null> | null } | null } | null> | null, summary: { subTotal: { regularPriceIncVatFormatted: string | null } | null } | null } | null } | null };


export const GetOrderDocument = {"__meta__":{"name":"getOrder","text":"query getOrder($orderId:Int!$channelId:String$languageId:String$marketId:String){getOrder(orderId:$orderId channelId:$channelId languageId:$languageId marketId:$marketId){id status createdAt billingAddress{...OrderAddressFields}shippingAddress{...OrderAddressFields}shippingDetails{id name parcelNumber shippingDate trackingLink}paymentDetails{displayName}fromBalance fromBalanceFormatted discount{sellingPriceIncVat sellingPriceIncVatFormatted}orderTotal{sellingPriceIncVatFormatted}shippingFee{sellingPriceIncVat sellingPriceIncVatFormatted}vat{sellingPriceIncVatFormatted}cart{items{id skuId quantity totalPrice{sellingPriceIncVat sellingPriceIncVatFormatted}product{name alias brand{name}productImages{fileName}skus{skuId name}}}summary{subTotal{regularPriceIncVatFormatted}}}}}fragment OrderAddressFields on AddressType{firstName lastName company careOf addressLine1 addressLine2 zip city}","hash":"e5c248967f7b14d49722bd1ac6798638b2cc9f28c00bb724039b31e8984b25f9","shape":{"getOrder":{"billingAddress":{},"shippingAddress":{},"shippingDetails":{},"paymentDetails":{},"discount":{},"orderTotal":{},"shippingFee":{},"vat":{},"cart":{"items":{"totalPrice":{},"product":{"brand":{},"productImages":{},"skus":{}}},"summary":{"subTotal":{}}}}}}} as unknown as DocumentNode<GetOrderQuery, GetOrderQueryVariables>;