/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type ExportUserQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportUserQuery = { exportUser: string | null };


export const ExportUserDocument = {"__meta__":{"name":"exportUser","text":"query exportUser{exportUser}","hash":"8ad2b883f256aaee0ff47fcf8b8ee4a1f5339c4eeedf7b00fe1084c4adb2d471","shape":{}}} as unknown as DocumentNode<ExportUserQuery, ExportUserQueryVariables>;