import type { ContractTarget } from '../contract.ts';
import { AbsentError, BrokenError } from '../core/check.ts';
import { jsonOf, request } from './http.ts';

/** An error of a GraphQL response. */
export interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

/** The data of a response; checks read the fields that they have requested. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a check reads what its own document requested, and asserts it
export type Data = any;

/** A response of GraphQL. */
export interface GraphqlResponse {
  readonly data: Data;
  readonly errors: readonly GraphqlError[];
}

export type Variables = Readonly<Record<string, unknown>>;

/** Sends documents as the contract's clients do. */
export class GraphqlClient {
  readonly #target: ContractTarget;
  readonly #token: string | undefined;

  constructor(target: ContractTarget, token?: string) {
    this.#target = target;
    this.#token = token;
  }

  /** The client of a logged-in customer. */
  withToken(token: string): GraphqlClient {
    return new GraphqlClient(this.#target, token);
  }

  /** Sends a document with channel, language and market as variables, as published clients do with every document. */
  async send(query: string, variables: Variables = {}, headers: Readonly<Record<string, string>> = {}) {
    const { graphql, apiKey, channel: channelId, language: languageId, market: marketId } = this.#target;
    const response = await request(graphql, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-apikey': apiKey,
        ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables: { channelId, languageId, marketId, ...variables } }),
    });
    const { data = null, errors = [] } = jsonOf(response) as Partial<GraphqlResponse>;
    if (data === null && errors.length === 0) throw new BrokenError(`Neither data nor errors: ${response.text}`);
    return { data, errors };
  }

  /** The data of a document. Throws an AbsentError for a field that the schema lacks, a BrokenError for any other error. */
  async data(query: string, variables: Variables = {}): Promise<Data> {
    const { data, errors } = await this.send(query, variables);
    const [error] = errors;
    if (error === undefined) return data as Data;
    if (isMissingRootField(error)) throw new AbsentError(error.message);
    throw new BrokenError(errors.map(({ message }) => message).join(' '));
  }
}

const ROOT_TYPE = /on type ["'`]?\w*(Query|Mutation)["'`]?/;

/** Whether the schema has no such query or mutation. */
const isMissingRootField = ({ message }: GraphqlError): boolean =>
  ROOT_TYPE.test(message) && /cannot query field|does not exist|unknown field/i.test(message);
