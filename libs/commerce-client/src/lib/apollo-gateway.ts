import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client/core';
import type { OperationVariables } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { HttpLink } from '@apollo/client/link/http';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceFailure } from './commerce-failure.ts';
import { fitsDocument } from './fits-document.ts';
import { fillVariables } from './fill-variables.ts';
import type { CommerceSite } from './fill-variables.ts';
import type { ResettableGateway } from './gateway.ts';
import { unpackDocument } from './packed-document.ts';
import { CommerceTransportError, strictFetch } from './strict-fetch.ts';

export interface ApolloGatewayOptions {
  /** Address of the API; `/graphql` by default. */
  readonly url?: string;
  /** Public id of this client, sent as `X-ApiKey`. Not a secret. */
  readonly apiKey: string;
  readonly site: CommerceSite;
  readonly fetch: typeof globalThis.fetch;
  /** The access token of the auth cookie, when the shopper is signed in. */
  readonly token?: () => string | undefined;
  /** Timeout of one response, in ms. */
  readonly timeoutMs?: number;
  /** For queries without a policy of their own; `cache-first` by default. */
  readonly fetchPolicy?: 'cache-first' | 'no-cache';
  /** A fresh key for a mutation whose caller names none. */
  readonly newId: () => string;
}

const toFailure = (error: unknown): CommerceFailure => {
  if (error instanceof CommerceTransportError) return error.failure;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = first?.extensions?.['code'];
    return { kind: 'rejected', code: typeof code === 'string' ? code : '', message: first?.message ?? '' };
  }
  return { kind: 'unreachable' };
};

/** Cache keys of objects without an `id` field; the rest live inside their parents. */
const newCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      ProductType: { keyFields: false },
      SkuType: { keyFields: false },
      CartItemType: { keyFields: false },
      CartType: { keyFields: ['id'], fields: { items: { merge: false } } },
      ShippingOptionType: { keyFields: false },
      PaymentOptionType: { keyFields: false },
    },
  });

/** Data of another shape than its document's is rejected before it is cached or read. */
const shapeLink = (): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) =>
        forward(operation).subscribe({
          next: (result) => {
            const isUsable = result.data === undefined || fitsDocument(result.data, operation.query);
            if (isUsable) observer.next(result);
            else observer.error(new CommerceTransportError({ kind: 'malformed' }));
          },
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      ),
  );

const newClient = ({ url = '/graphql', apiKey, fetch, token }: ApolloGatewayOptions): ApolloClient =>
  new ApolloClient({
    cache: newCache(),
    link: ApolloLink.from([
      shapeLink(),
      new HttpLink({
        uri: url,
        fetch: async (input, init) => {
          const headers = new Headers(init?.headers);
          headers.set('X-ApiKey', apiKey);
          const bearer = token?.();
          if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
          return strictFetch(fetch)(input, { ...init, headers });
        },
      }),
    ]),
    devtools: { enabled: false },
  });

type Document<Data, Variables> = TypedDocumentNode<Data, Variables>;

/** The commerce API through one Apollo Client with one normalised cache. Make one per request on the server, one per tab in the browser. */
export function createApolloGateway(options: ApolloGatewayOptions): ResettableGateway {
  const client = newClient(options);
  const filled = <Data, Variables>(document: Document<Data, Variables>, variables: Variables) =>
    fillVariables(unpackDocument(document), variables, options.site) as OperationVariables;
  const deadline = (signal?: AbortSignal): AbortSignal | undefined => {
    const limit = options.timeoutMs === undefined ? undefined : AbortSignal.timeout(options.timeoutMs);
    // Where a browser cannot combine the two signals, the caller's wins: a request that is no longer needed ends with
    // the page.
    return signal && limit && 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : (signal ?? limit);
  };
  const settle = async <Data>(pending: Promise<{ data?: unknown }>): Promise<Result<CommerceFailure, Data>> => {
    try {
      const { data } = await pending;
      return data === undefined || data === null ? fail({ kind: 'malformed' }) : ok(data as Data);
    } catch (error) {
      return fail(toFailure(error));
    }
  };

  return {
    query: (document, variables, { fetchPolicy = options.fetchPolicy ?? 'cache-first', signal } = {}) =>
      settle(
        client.query({
          query: unpackDocument(document),
          variables: filled(document, variables),
          fetchPolicy,
          context: { fetchOptions: { signal: deadline(signal) } },
        }),
      ),
    mutate: (document, variables, { idempotencyKey } = {}) =>
      settle(
        client.mutate({
          mutation: unpackDocument(document),
          variables: filled(document, variables),
          context: {
            headers: { 'x-idempotency-key': idempotencyKey ?? options.newId() },
            // What the shopper has done counts, also when they leave the page at once. A browser carries 64 KiB so; none of ours is near.
            fetchOptions: { signal: deadline(), keepalive: true },
          },
        }),
      ),
    read: <Data, Variables>(document: Document<Data, Variables>, variables: Variables) =>
      (client.readQuery({ query: unpackDocument(document), variables: filled(document, variables) }) ?? undefined) as
        | Data
        | undefined,
    write: (document, variables, data) => {
      client.writeQuery({
        query: unpackDocument(document),
        variables: filled(document, variables),
        data: data as never,
      });
    },
    watch: <Data, Variables>(
      document: Document<Data, Variables>,
      variables: Variables,
      listener: (data: Data | undefined) => void,
    ) =>
      client.cache.watch({
        query: unpackDocument(document),
        variables: filled(document, variables),
        optimistic: true,
        returnPartialData: false,
        callback: ({ complete, result }) => listener(complete ? (result as Data) : undefined),
      }),
    // Not the client's own reset, which aborts open requests and drops the watchers.
    reset: (except = []) => {
      client.cache.modify({
        id: 'ROOT_QUERY',
        fields: (value, { DELETE, fieldName }) => (except.includes(fieldName) ? value : DELETE),
      });
      client.cache.gc();
    },
  };
}
