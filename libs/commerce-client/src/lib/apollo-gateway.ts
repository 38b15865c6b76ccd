// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import { Kind, parse, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client/core';
import type { OperationVariables } from '@apollo/client/core';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceDocument } from './commerce-document.ts';
import type { CommerceFailure, MutateOptions, QueryOptions, ResettableGateway, Transport } from './gateway.ts';
import { MAX_CACHE_ENTRIES } from './deferred-gateway.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

export interface ApolloGatewayOptions extends TransportOptions {
  /** The max number of objects in the cache. */
  readonly maxCacheEntries?: number;
}

type Document<Data, Variables> = CommerceDocument<Data, Variables>;

/** Carries a typed failure through a library that knows only thrown errors. */
class TransportError extends Error {
  readonly failure: CommerceFailure;

  constructor(failure: CommerceFailure) {
    super(`@lyng/commerce-client: the commerce API gave no usable response (${JSON.stringify(failure)}).`);
    this.name = 'TransportError';
    this.failure = failure;
  }
}

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

interface LinkContext extends QueryOptions, MutateOptions {
  readonly document: Document<unknown, unknown>;
}

/** The transport as Apollo's only link. */
const transportLink = ({ query, mutate }: Transport): ApolloLink =>
  new ApolloLink(({ variables, operationType, getContext }) => {
    const { document, ...options } = getContext() as LinkContext;
    const send = operationType === 'mutation' ? mutate : query;
    return new Observable((observer) => {
      void send(document, variables, options).then((result) => {
        if (!result.ok) return observer.error(new TransportError(result.error));
        observer.next({ data: result.value as Record<string, unknown> });
        observer.complete();
      });
    });
  });

const rootFieldsOf = ({ definitions }: DocumentNode): readonly string[] =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []))
      : [],
  );

/** Drops the oldest results, until there are no more than `max` objects; those of the watched root fields stay. */
function limitCache(cache: InMemoryCache, max: number, watched: ReadonlySet<string>): void {
  while (Object.keys(cache.extract()).length > max) {
    // Fields of the root stay in the order in which they were first written.
    const oldest = Object.keys(cache.extract().ROOT_QUERY ?? {}).find(
      (field) => field !== '__typename' && !watched.has(/^\w+/.exec(field)?.[0] ?? ''),
    );
    if (oldest === undefined) return;
    cache.modify({
      id: 'ROOT_QUERY',
      fields: (value, { DELETE, storeFieldName }) => (storeFieldName === oldest ? DELETE : value),
    });
    cache.gc();
  }
}

/**
 * A document with its fragments written out. Apollo's cache takes the fields of a named fragment only where the data
 * names its type, which ours does not: our documents query objects of one type each.
 */
function withoutFragments(document: DocumentNode): DocumentNode {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  return visit(document, {
    FragmentDefinition: () => null,
    FragmentSpread: ({ name, directives }) => {
      const selectionSet = fragments.get(name.value);
      return selectionSet && { kind: Kind.INLINE_FRAGMENT, selectionSet, ...(directives && { directives }) };
    },
  }) as DocumentNode;
}

const parsed = new WeakMap<object, DocumentNode>();

/** The parsed form of a document, without named fragments; the same one each time. */
function documentOf(document: Document<unknown, never>): DocumentNode {
  const known = parsed.get(document) ?? withoutFragments(parse(document.__meta__.text));
  parsed.set(document, known);
  return known;
}

/** The commerce API through one Apollo Client with one normalised cache. Make one per tab. */
export function createApolloGateway(options: ApolloGatewayOptions): ResettableGateway {
  const cache = newCache();
  const watchedFields = new Set<string>();
  const limit = (): void => limitCache(cache, options.maxCacheEntries ?? MAX_CACHE_ENTRIES, watchedFields);
  const client = new ApolloClient({
    cache,
    link: transportLink(createTransport(options)),
    devtools: { enabled: false },
  });
  const settle = async <Data>(pending: Promise<{ data?: unknown }>): Promise<Result<CommerceFailure, Data>> => {
    try {
      const { data } = await pending;
      limit();
      return data === undefined || data === null ? fail({ kind: 'malformed' }) : ok(data as Data);
    } catch (error) {
      return fail(error instanceof TransportError ? error.failure : { kind: 'unreachable' });
    }
  };

  return {
    query: (document, variables, { fetchPolicy = 'cache-first', signal } = {}) =>
      settle(
        client.query({
          query: documentOf(document),
          variables: variables as OperationVariables,
          fetchPolicy,
          context: { document, signal },
        }),
      ),
    mutate: (document, variables, { idempotencyKey } = {}) =>
      settle(
        client.mutate({
          mutation: documentOf(document),
          variables: variables as OperationVariables,
          context: { document, idempotencyKey },
        }),
      ),
    read: <Data, Variables>(document: Document<Data, Variables>, variables: Variables) =>
      (client.readQuery({ query: documentOf(document), variables: variables as OperationVariables }) ?? undefined) as
        | Data
        | undefined,
    write: (document, variables, data) => {
      client.writeQuery({
        query: documentOf(document),
        variables: variables as OperationVariables,
        data: data as never,
      });
      limit();
    },
    watch: <Data, Variables>(
      document: Document<Data, Variables>,
      variables: Variables,
      listener: (data: Data | undefined) => void,
    ) => {
      rootFieldsOf(documentOf(document)).forEach((field) => watchedFields.add(field));
      return client.cache.watch({
        query: documentOf(document),
        variables: variables as OperationVariables,
        optimistic: true,
        returnPartialData: false,
        callback: ({ complete, result }) => listener(complete ? (result as Data) : undefined),
      });
    },
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
