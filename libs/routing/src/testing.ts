export type { ListQueryBadInput, RoutingBadInput } from './lib/testing/bad-inputs.ts';
export { listQueryBadInputs } from './lib/testing/list-query-bad-inputs.ts';
export { makeSite, makeSiteConfig } from './lib/testing/make-site.ts';
export { routingBadInputs } from './lib/testing/routing-bad-inputs.ts';
