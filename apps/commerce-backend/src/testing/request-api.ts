import type { FastifyInstance } from 'fastify';
import { testApiKey } from './test-config.ts';

/** A response of the API, as loosely typed as a test reads it. */
export interface ApiResponse {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever its own document requested
  readonly data: any;
  readonly errors: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

/** Sends a document to `/graphql` in process. */
export async function requestApi(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-apikey': testApiKey, ...headers },
    payload: { query, variables },
  });
  const { data, errors } = response.json<{ data?: unknown; errors?: ApiResponse['errors'] }>();
  return { status: response.statusCode, data, errors: errors ?? [] };
}
