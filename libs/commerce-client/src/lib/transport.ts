import { fail, GRAPHQL_PATH, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { fitsShape } from './commerce-document.ts';
import type { CommerceDocument } from './commerce-document.ts';
import type { CommerceFailure, Transport } from './gateway.ts';
import { limitedFetch, ResponseTooLargeError } from './limited-fetch.ts';
import { createPersistedQueries } from './persisted-queries.ts';
import type { QueryText } from './persisted-queries.ts';

/** The site of a request: the identifiers that every operation of the commerce API may require. */
export interface CommerceSite {
  /** Channel number and top-level domain, as `1|dk`. */
  readonly channelId: string;
  /** As `da-DK`. */
  readonly languageId: string;
  /** The market's alias, as `dk`. */
  readonly marketId: string;
}

/** Adds what the site is where the operation declares them and the caller has not chosen its own. */
export function fillVariables<Variables>(
  { __meta__: { text } }: CommerceDocument<unknown, Variables>,
  variables: Variables,
  site: CommerceSite,
): Variables {
  const own = Object.fromEntries(
    Object.entries({ ...variables } as Record<string, unknown>).filter(([, value]) => value !== undefined),
  );
  const known = Object.entries(site).filter(([name]) => text.includes(`$${name}:`));
  return { ...Object.fromEntries(known), ...own } as Variables;
}

export interface TransportOptions {
  /** Address of the API; its path on the page's own origin by default. */
  readonly url?: string;
  /** Public id of this client, sent as `X-ApiKey`. Not a secret. */
  readonly apiKey: string;
  readonly site: CommerceSite;
  readonly fetch: typeof globalThis.fetch;
  /** The access token of the auth cookie, when the shopper is signed in. */
  readonly token?: () => string | undefined;
  /** Timeout of one response, in ms. */
  readonly timeoutMs?: number;
  /** Whether queries are sent by the hash of their text, where the server knows it. */
  readonly persistedQueries?: boolean | undefined;
  /** A fresh key for a mutation whose caller names none. */
  readonly newId: () => string;
}

/** A body of a response with data, errors, or both. */
export interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

function parseBody(text: string): Result<CommerceFailure, GraphqlBody> {
  try {
    const body: unknown = JSON.parse(text);
    return isGraphqlBody(body) ? ok(body) : fail({ kind: 'malformed' });
  } catch {
    return fail({ kind: 'malformed' });
  }
}

const isGraphqlBody = (body: unknown): body is GraphqlBody =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  (('data' in body && body.data !== undefined) ||
    ('errors' in body && Array.isArray(body.errors) && body.errors.length > 0));

/**
 * A status of 300 or above, a body that is not JSON, or one with neither data nor errors is a server error, whatever
 * its content type claims; so is one that is too large. Redirects are rejected, so that no token follows one elsewhere.
 */
export async function strictFetch(
  fetch: typeof globalThis.fetch,
  url: string,
  init?: RequestInit,
): Promise<Result<CommerceFailure, GraphqlBody>> {
  try {
    const response = await limitedFetch(fetch)(url, { ...init, redirect: 'manual' });
    const text = await response.text();
    // A browser hides the status of a rejected redirect behind 0.
    if (response.status >= 300 || response.status === 0)
      return fail({ kind: 'refused', status: response.status || 302 });
    return parseBody(text);
  } catch (error) {
    return fail({ kind: error instanceof ResponseTooLargeError ? 'malformed' : 'unreachable' });
  }
}

const rejected = (error: unknown): CommerceFailure => {
  const { message, extensions } = (error ?? {}) as {
    readonly message?: unknown;
    readonly extensions?: { readonly code?: unknown };
  };
  const code = extensions?.code;
  return {
    kind: 'rejected',
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
  };
};

/** The data of a response; what has another shape than its document's is rejected before it is cached or read. */
function readData<Data, Variables>(
  { data, errors }: GraphqlBody,
  { __meta__: { shape } }: CommerceDocument<Data, Variables>,
): Result<CommerceFailure, Data> {
  if (errors?.length) return fail(rejected(errors[0]));
  return data !== null && !Array.isArray(data) && fitsShape(data, shape)
    ? ok(data as Data)
    : fail({ kind: 'malformed' });
}

/** The commerce API by `fetch`: headers, variables of the site, timeout, and failures of the four kinds. */
export function createTransport({
  url = GRAPHQL_PATH,
  apiKey,
  site,
  fetch,
  token,
  timeoutMs,
  persistedQueries = false,
  newId,
}: TransportOptions): Transport {
  const sendPersisted = createPersistedQueries();
  const deadline = (signal?: AbortSignal): AbortSignal | undefined => {
    const limit = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    // Where a browser cannot combine the two signals, the caller's wins: a request that is no longer needed ends with
    // the page.
    return signal && limit && 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : (signal ?? limit);
  };

  const send = async <Data, Variables>(
    document: CommerceDocument<Data, Variables>,
    variables: Variables,
    {
      headers,
      ...init
    }: Pick<RequestInit, 'keepalive'> & {
      readonly headers?: Record<string, string>;
      readonly signal: AbortSignal | undefined;
    },
  ): Promise<Result<CommerceFailure, Data>> => {
    const { __meta__: meta } = document;
    const bearer = token?.();
    const sendText = (text: QueryText) =>
      strictFetch(fetch, url, {
        ...init,
        signal: init.signal ?? null,
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json,application/json;q=0.9',
          'content-type': 'application/json',
          'X-ApiKey': apiKey,
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        body: JSON.stringify({
          operationName: meta.name,
          variables: fillVariables(document, variables, site),
          ...text,
        }),
      });
    const response = await (persistedQueries ? sendPersisted(meta, sendText) : sendText({ query: meta.text }));
    return response.ok ? readData(response.value, document) : response;
  };

  return {
    query: (document, variables, { signal } = {}) => send(document, variables, { signal: deadline(signal) }),
    mutate: (document, variables, { idempotencyKey = newId() } = {}) =>
      send(document, variables, {
        signal: deadline(),
        headers: { 'x-idempotency-key': idempotencyKey },
        // An action of the shopper counts, also when they leave the page at once. A browser carries 64 KiB so; none of ours is near.
        keepalive: true,
      }),
  };
}
