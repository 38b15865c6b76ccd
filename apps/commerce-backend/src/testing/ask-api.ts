import type { FastifyInstance } from 'fastify';
import { testApiKey } from './test-config.ts';

/** An answer of the API, as loosely typed as a spec reads it. */
export interface ApiAnswer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a spec reads whatever its own document asked for
  readonly data: any;
  readonly errors: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

/** Sends a document to `/graphql` in process. */
export async function askApi(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-apikey': testApiKey, ...headers },
    payload: { query, variables },
  });
  const { data, errors } = response.json<{ data?: unknown; errors?: ApiAnswer['errors'] }>();
  return { status: response.statusCode, data, errors: errors ?? [] };
}
