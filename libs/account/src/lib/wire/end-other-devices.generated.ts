/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type EndOtherDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherDevicesMutation = { endOtherUserSessions: boolean | null };


export const EndOtherDevicesDocument = {"__meta__":{"name":"endOtherDevices","text":"mutation endOtherDevices{endOtherUserSessions}","shape":{}}} as unknown as DocumentNode<EndOtherDevicesMutation, EndOtherDevicesMutationVariables>;