/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type GetDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDevicesQuery = { getUserSessions: Array<{ id: string, browser: string, system: string, usedAt: string, isCurrent: boolean } | null> | null };


export const GetDevicesDocument = {"__meta__":{"name":"getDevices","text":"query getDevices{getUserSessions{id browser system usedAt isCurrent}}","hash":"74a9a1e20dd612f4ef43d7d6e5c047faa85c8478c209c21fce82c75ab2439dc5","shape":{"getUserSessions":{}}}} as unknown as DocumentNode<GetDevicesQuery, GetDevicesQueryVariables>;