import { createDeferredGateway } from './deferred-gateway.ts';
import type { QueryOptions, ResettableGateway } from './gateway.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

export interface FetchGatewayOptions extends TransportOptions {
  /** For queries without a policy of their own; `cache-first` by default. */
  readonly fetchPolicy?: Exclude<QueryOptions['fetchPolicy'], undefined>;
}

/** The commerce API by `fetch`, for a server: make one per request. */
export function createFetchGateway({
  fetchPolicy = 'cache-first',
  ...options
}: FetchGatewayOptions): ResettableGateway {
  const gateway = createDeferredGateway(() => createTransport(options));
  return {
    ...gateway,
    query: (document, variables, own) => gateway.query(document, variables, { fetchPolicy, ...own }),
  };
}
