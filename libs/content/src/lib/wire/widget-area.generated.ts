/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type CustomerType =
  | 'ORGANIZATION'
  | 'PERSON';

export type WidgetAreaQueryVariables = Exact<{
  widgetAlias?: string | null | undefined;
  family?: string | null | undefined;
  areaName?: string | null | undefined;
  displaySetting?: string | null | undefined;
  customerType?: Schema.CustomerType | null | undefined;
  preview?: boolean | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type WidgetAreaQuery = { widgetArea: { id: number, name: string, title: string | null, familyName: string | null, tags: Array<string | null> | null, meta: { title: string | null, description: string | null } | null, containers: Array<{ sortOrder: number, widgets: Array<{ id: string, type: string, size: string, sortOrder: number, configuration: string } | null> | null } | null> | null } | null };


export const WidgetAreaDocument = {"__meta__":{"name":"widgetArea","text":"query widgetArea($widgetAlias:String$family:String$areaName:String$displaySetting:String$customerType:CustomerType$preview:Boolean$channelId:String$languageId:String$marketId:String){widgetArea(alias:$widgetAlias family:$family areaName:$areaName displaySetting:$displaySetting customerType:$customerType preview:$preview channelId:$channelId languageId:$languageId marketId:$marketId){id name title familyName tags meta{title description}containers{sortOrder widgets{id type size sortOrder configuration}}}}","hash":"0d0c4e30b6eab1a11005653f69c8d5c53b740ab8c671f2fcce9344138c5e89ac","shape":{"widgetArea":{"meta":{},"containers":{"widgets":{}}}}}} as unknown as DocumentNode<WidgetAreaQuery, WidgetAreaQueryVariables>;