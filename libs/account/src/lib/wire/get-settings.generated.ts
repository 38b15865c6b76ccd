/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type CustomerType =
  | 'ORGANIZATION'
  | 'PERSON';

export type Gender =
  | 'MAN'
  | 'UNSET'
  | 'UNSPECIFIED'
  | 'WOMAN';

export type GetSettingsQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetSettingsQuery = { getUser: { email: string, gender: Schema.Gender | null, customerType: Schema.CustomerType | null, newsletter: boolean | null, personalId: string | null, address: { firstName: string, lastName: string, careOf: string, addressLine1: string, addressLine2: string, zip: string, city: string, country: string, entryCode: string, mobile: string, company: string } | null } | null };


export const GetSettingsDocument = {"__meta__":{"name":"getSettings","text":"query getSettings($channelId:String$languageId:String$marketId:String){getUser(channelId:$channelId languageId:$languageId marketId:$marketId){email gender customerType newsletter personalId address{firstName lastName careOf addressLine1 addressLine2 zip city country entryCode mobile company}}}","hash":"81f9645fe6b3bedfebbd906f51c5b83650a6956a87d6f1fabd6bf2422950ecae","shape":{"getUser":{"address":{}}}}} as unknown as DocumentNode<GetSettingsQuery, GetSettingsQueryVariables>;