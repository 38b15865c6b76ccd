/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type CartChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type CartChangedSubscription = { cartChanged: { version: string } };


export const CartChangedDocument = {"__meta__":{"name":"CartChanged","text":"subscription CartChanged($id:String!){cartChanged(id:$id){version}}","shape":{"cartChanged":{}}}} as unknown as DocumentNode<CartChangedSubscription, CartChangedSubscriptionVariables>;