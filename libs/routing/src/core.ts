export { alternates, marketOrigins } from './lib/core/alternates.ts';
export type { Alternates, AlternatesRequest, MarketOrigins } from './lib/core/alternates.ts';
export { createHref, href } from './lib/core/href.ts';
export type { Href, HrefArguments, HrefOptions, QueryRecord } from './lib/core/href.ts';
export {
  chosenFacets,
  hasFacet,
  toggleFacet,
  withoutFacet,
  withoutFilters,
  withPage,
  withSort,
} from './lib/core/list-query/change-list-query.ts';
export { chosenRanges } from './lib/core/list-query/chosen-ranges.ts';
export { isFilterKey, readRange } from './lib/core/list-query/filter-shapes.ts';
export type { Range } from './lib/core/list-query/filter-shapes.ts';
export type { Facet, FilterKey, ListFilter, ListQuery } from './lib/core/list-query/list-query.ts';
export { isListParameter } from './lib/core/list-query/is-list-parameter.ts';
export { correctListQuery } from './lib/core/list-query/correct-list-query.ts';
export type { CorrectedListQuery } from './lib/core/list-query/correct-list-query.ts';
export { apiSort, isListSort, listSorts } from './lib/core/list-query/list-sort.ts';
export type { ListSort } from './lib/core/list-query/list-sort.ts';
export { parseListQuery } from './lib/core/list-query/parse-list-query.ts';
export { printListQuery } from './lib/core/list-query/print-list-query.ts';
export { matchPath } from './lib/core/match-path.ts';
export type { PathMatch } from './lib/core/match-path.ts';
export { encodeRawTarget } from './lib/core/read-path.ts';
export { requestHost } from './lib/core/request-host.ts';
export type { HostClaims } from './lib/core/request-host.ts';
export { resolveSite } from './lib/core/resolve-site.ts';
export type { SiteRequest, SiteResolution } from './lib/core/resolve-site.ts';
export { safeReturnPath } from './lib/core/return-path.ts';
export { isCheckoutRoute, isSearchRoute, routeMeta } from './lib/core/route-meta.ts';
export type { RouteMeta } from './lib/core/route-meta.ts';
export { routePatterns } from './lib/core/route-patterns.ts';
export { screenNames } from './lib/core/route-table.ts';
export type { Layout, MiddlewareName, PageType, ScreenName } from './lib/core/route-table.ts';
export type { ParamsOf, ScreenLocation } from './lib/core/screen-params.ts';
export { servicePaths } from './lib/core/service-paths.ts';
export type { Site } from './lib/core/site.ts';
export { defaultMarket, marketSite, parseSiteConfig } from './lib/core/site-config.ts';
export type { SiteConfig, SiteMarket } from './lib/core/site-config.ts';
