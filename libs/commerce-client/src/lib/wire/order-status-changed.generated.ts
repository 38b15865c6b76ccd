/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type OrderStatusChangedSubscriptionVariables = Exact<{
  orderId: number;
}>;


export type OrderStatusChangedSubscription = { orderStatusChanged: { version: string } };


export const OrderStatusChangedDocument = {"__meta__":{"name":"OrderStatusChanged","text":"subscription OrderStatusChanged($orderId:Int!){orderStatusChanged(orderId:$orderId){version}}","shape":{"orderStatusChanged":{}}}} as unknown as DocumentNode<OrderStatusChangedSubscription, OrderStatusChangedSubscriptionVariables>;