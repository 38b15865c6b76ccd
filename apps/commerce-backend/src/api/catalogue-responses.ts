import { Kind, parse } from 'graphql';
import { parseJson } from '../platform/json.ts';
import { LRUCache } from 'lru-cache';
import { isRecord } from '@lyng/model';
import { documentLimits } from '../platform/graphql/limits/document-limits.ts';
import type { QueryResolvers } from '../platform/graphql/resolver-types.generated.ts';

/** A complete response of `/graphql`. */
export interface GraphqlResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A catalogue in memory: another one is another object, and a change of stock another revision. */
export interface CatalogueState {
  readonly columns: { readonly stock: { readonly revision: number } };
}

interface Basis {
  readonly catalogue: CatalogueState;
  readonly stockRevision: number;
  /** Milliseconds. */
  readonly at: number;
}

interface Stored extends Basis {
  readonly response: Promise<GraphqlResponse>;
  readonly bytes: number;
}

/** Campaigns, arrivals and the ranking of a search follow the clock or shoppers: a response may be so old, in milliseconds. */
const MAX_AGE = 10_000;
/** Bytes of all stored responses. */
const MAX_BYTES = 16 * 2 ** 20;
/** Larger requests are not looked at: no list of the shop needs them. */
const MAX_REQUEST = 16 * 2 ** 10;
const MAX_DOCUMENTS = 500;

/** Root fields whose result follows from catalogue, arguments and time alone: the same for every visitor. */
const catalogueFields: ReadonlySet<string> = new Set([
  'brands',
  'categories',
  'category',
  'channel',
  'channels',
  'cmsPages',
  'getMenuAtLocation',
  'listPageInfo',
  'product',
  'products',
  'relatedProducts',
  'widgetArea',
] satisfies readonly (keyof QueryResolvers)[]);

function readsCatalogueOnly(document: string): boolean {
  try {
    const operations = parse(document, { maxTokens: documentLimits.tokens, noLocation: true }).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const [operation] = operations;
    return (
      operations.length === 1 &&
      operation?.operation === 'query' &&
      operation.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && catalogueFields.has(selection.name.value),
      )
    );
  } catch {
    return false;
  }
}

const documentOf = (body: string): string | undefined => {
  const request = parseJson(body);
  const document = isRecord(request) ? request['query'] : undefined;
  return typeof document === 'string' ? document : undefined;
};

/** A response with errors may be different the next time. In data the quotes of that text would be escaped. */
const isComplete = ({ status, body }: GraphqlResponse): boolean => status === 200 && !body.includes('"errors":');

/**
 * Responses to catalogue queries, stored while nothing that they are made of has changed: every request still finds out
 * whether the catalogue or its stock is new. Equal requests at the same time share one execution.
 */
export class CatalogueResponses {
  readonly #now: () => number;
  readonly #stored = new LRUCache<string, Stored>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });
  readonly #documents = new LRUCache<string, boolean>({ max: MAX_DOCUMENTS });

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether the request may be given a stored response. `key` is all of it that its response depends on. */
  accepts(key: string, body: string): boolean {
    if (this.#stored.has(key)) return true;
    if (body.length > MAX_REQUEST) return false;
    const document = documentOf(body);
    if (document === undefined) return false;
    let reads = this.#documents.get(document);
    if (reads === undefined) this.#documents.set(document, (reads = readsCatalogueOnly(document)));
    return reads;
  }

  of(key: string, catalogue: CatalogueState, make: () => Promise<GraphqlResponse>): Promise<GraphqlResponse> {
    const basis: Basis = { catalogue, stockRevision: catalogue.columns.stock.revision, at: this.#now() };
    const known = this.#stored.get(key);
    if (known !== undefined && this.#holds(known, basis)) return known.response;
    const response = make();
    // A text has up to two bytes a character.
    const stored: Stored = { ...basis, response, bytes: 2 * key.length };
    this.#stored.set(key, stored);
    const isCurrent = (): boolean => this.#stored.peek(key)?.response === response;
    response.then(
      (made) => {
        if (!isCurrent()) return;
        if (isComplete(made)) this.#stored.set(key, { ...stored, bytes: stored.bytes + made.body.length });
        else this.#stored.delete(key);
      },
      () => {
        if (isCurrent()) this.#stored.delete(key);
      },
    );
    return response;
  }

  #holds({ catalogue, stockRevision, at }: Basis, now: Basis): boolean {
    return catalogue === now.catalogue && stockRevision === now.stockRevision && now.at >= at && now.at - at < MAX_AGE;
  }
}
