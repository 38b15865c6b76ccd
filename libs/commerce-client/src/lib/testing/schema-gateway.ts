import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { buildSchema, graphql } from 'graphql';
import type { CommerceDocument } from '../commerce-document.ts';
import type { CommerceFailure, CommerceGateway } from '../gateway.ts';

const schema = buildSchema(
  readFileSync(createRequire(import.meta.url).resolve('@lyng/commerce-client/schema.graphql'), 'utf8'),
);

/** The result of each root field: a value, or a function of the field's arguments. */
export type RootResults = Readonly<Record<string, unknown>>;

const unused = (): never => {
  throw new Error('@lyng/commerce-client: a test gateway caches no results. Give the test one that does.');
};

/** A gateway whose documents are carried out by GraphQL itself on the shop's schema, so that one that does not fit it fails. */
export function schemaGateway(results: RootResults): CommerceGateway {
  const carryOut = async <Data, Variables>(
    { __meta__: { text: source } }: CommerceDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Result<CommerceFailure, Data>> => {
    const { data, errors } = await graphql({
      schema,
      source,
      rootValue: results,
      variableValues: variables as Record<string, unknown>,
    });
    if (errors) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '));
    // GraphQL creates objects without a prototype; a response over the network has one.
    return ok(JSON.parse(JSON.stringify(data)) as Data);
  };
  return { query: carryOut, mutate: carryOut, read: unused, write: unused, watch: unused };
}

/** A gateway whose requests all fail. */
export function failingGateway(failure: CommerceFailure): CommerceGateway {
  const reject = async () => fail(failure);
  return { query: reject, mutate: reject, read: unused, write: unused, watch: unused };
}
