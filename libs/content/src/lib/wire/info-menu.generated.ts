/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type InfoMenuQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type InfoMenuQuery = { menu: { title: string | null, menuItems: Array<{ label: string | null, order: number, hidden: boolean, canonicalUrl: string | null, children: Array<{ label: string | null, order: number, hidden: boolean, canonicalUrl: string | null, children: Array<{ label: string | null, order: number, hidden: boolean, canonicalUrl: string | null } | null> | null } | null> | null } | null> | null } | null };


export const InfoMenuDocument = {"__meta__":{"name":"infoMenu","text":"query infoMenu($channelId:String$languageId:String$marketId:String){menu:getMenuAtLocation(menuLocationId:\"info-pages\" channelId:$channelId languageId:$languageId marketId:$marketId){...MenuFields}}fragment MenuEntryFields on MenuItemType{label order hidden canonicalUrl}fragment MenuFields on MenuType{title menuItems{...MenuEntryFields children{...MenuEntryFields children{...MenuEntryFields}}}}","hash":"8cfaf1d114d271a1beb582d9cb9f2d474c81a0aeb7347d50493517820534d16f","shape":{"menu":{"menuItems":{"children":{"children":{}}}}}}} as unknown as DocumentNode<InfoMenuQuery, InfoMenuQueryVariables>;