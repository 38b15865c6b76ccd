/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type SiteListsQueryVariables = Exact<{
  comingUrl?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SiteListsQuery = { products: { count: number, filters: { facets: Array<{ type: string | null, values: Array<{ facetId: string | null, label: string | null, url: string | null, count: number } | null> | null } | null> | null } | null } | null, coming: { count: number } | null, footerFirst: { title: string | null, menuItems: Array<{ label: string | null, type: string, value: string | null, hidden: boolean } | null> | null } | null, footerThird: { title: string | null, menuItems: Array<{ label: string | null, type: string, value: string | null, hidden: boolean } | null> | null } | null };

export type PageMenuFieldsFragment = { title: string | null, menuItems: Array<{ label: string | null, type: string, value: string | null, hidden: boolean } | null> | null };

export const PageMenuFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageMenuFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"menuItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<PageMenuFieldsFragment, unknown>;
export const SiteListsDocument = {"__meta__":{"name":"siteLists","text":"query siteLists($comingUrl:String$channelId:String$languageId:String$marketId:String){products(take:1 channelId:$channelId languageId:$languageId marketId:$marketId){count filters{facets{type values{facetId label url count}}}}coming:products(url:$comingUrl take:1 channelId:$channelId languageId:$languageId marketId:$marketId){count}footerFirst:getMenuAtLocation(menuLocationId:\"footer-first\" channelId:$channelId languageId:$languageId marketId:$marketId){...PageMenuFields}footerThird:getMenuAtLocation(menuLocationId:\"footer-third\" channelId:$channelId languageId:$languageId marketId:$marketId){...PageMenuFields}}fragment PageMenuFields on MenuType{title menuItems{label type value hidden}}","hash":"6287aed0f6522cf66a5f322c538ee9f9e32eab69c87b03bc3da9e406b602f1ab","shape":{"products":{"filters":{"facets":{"values":{}}}},"coming":{},"footerFirst":{"menuItems":{}},"footerThird":{"menuItems":{}}}}} as unknown as DocumentNode<SiteListsQuery, SiteListsQueryVariables>;