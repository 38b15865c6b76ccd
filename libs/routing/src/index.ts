export { SiteProvider, useHref, useSite } from './lib/react/site-context.tsx';
export type { Href, HrefArguments, HrefOptions, QueryRecord } from './lib/core/href.ts';
export type { Site } from './lib/core/site.ts';
export type { ScreenName } from './lib/core/route-table.ts';
