/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type MonitorAvailabilityMutationVariables = Exact<{
  email: string;
  skuId: number;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type MonitorAvailabilityMutation = { monitorProductAvailability: boolean | null };


export const MonitorAvailabilityDocument = {"__meta__":{"name":"monitorAvailability","text":"mutation monitorAvailability($email:String!$skuId:Int!$channelId:String$languageId:String$marketId:String){monitorProductAvailability(email:$email skuId:$skuId channelId:$channelId languageId:$languageId marketId:$marketId)}","shape":{}}} as unknown as DocumentNode<MonitorAvailabilityMutation, MonitorAvailabilityMutationVariables>;