/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type GetAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAddressesQuery = { getUserAddresses: Array<{ id: number, isDefault: boolean, address: { firstName: string, lastName: string, careOf: string, addressLine1: string, addressLine2: string, zip: string, city: string, country: string, entryCode: string, mobile: string } }> | null };


export const GetAddressesDocument = {"__meta__":{"name":"getAddresses","text":"query getAddresses{getUserAddresses{id isDefault address{firstName lastName careOf addressLine1 addressLine2 zip city country entryCode mobile}}}","hash":"39d7d588fc45a4a08da7f740f45ebde47cd7dae49a106320181555636f2b5901","shape":{"getUserAddresses":{"address":{}}}}} as unknown as DocumentNode<GetAddressesQuery, GetAddressesQueryVariables>;