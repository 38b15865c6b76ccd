import { ok } from '@lyng/model';
import { createDocumentCache } from './document-cache.ts';
import type { QueryOptions, ResettableGateway } from './gateway.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

export interface FetchGatewayOptions extends TransportOptions {
  /** For queries without a policy of their own; `cache-first` by default. */
  readonly fetchPolicy?: Exclude<QueryOptions['fetchPolicy'], undefined>;
}

type Cache = Pick<ResettableGateway, 'read' | 'write' | 'watch' | 'reset'>;

/**
 * The commerce API by `fetch`, with results cached by document and variables. Make one per request on the server, one
 * per tab in the browser.
 */
export function createFetchGateway(
  options: FetchGatewayOptions,
  { read, write, watch, reset }: Cache = createDocumentCache(),
): ResettableGateway {
  const transport = createTransport(options);
  return {
    query: async (document, variables, { fetchPolicy = options.fetchPolicy ?? 'cache-first', signal } = {}) => {
      const cached = fetchPolicy === 'cache-first' ? read(document, variables) : undefined;
      if (cached !== undefined) return ok(cached);
      const result = await transport.query(document, variables, signal && { signal });
      if (result.ok && fetchPolicy !== 'no-cache') write(document, variables, result.value);
      return result;
    },
    mutate: transport.mutate,
    read,
    write,
    watch,
    reset,
  };
}
