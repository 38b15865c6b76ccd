import { readFileSync } from 'node:fs';
import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import { buildSchema, graphql, print } from 'graphql';

const schema = buildSchema(readFileSync(require.resolve('@lyng/commerce-client/schema.graphql'), 'utf8'));

/** What each field of the root answers: a value, or a function of the field's arguments. */
export type RootAnswers = Readonly<Record<string, unknown>>;

const unused = (): never => {
  throw new Error('@lyng/content: the loaders only ask questions. Give the test a gateway that does more.');
};

/** A gateway whose questions are carried out by GraphQL itself on the shop's schema, so that a document that does not fit it fails. */
export const schemaGateway = (answers: RootAnswers): CommerceGateway => ({
  query: async (document, variables) => {
    const { data, errors } = await graphql({
      schema,
      source: print(document),
      rootValue: answers,
      variableValues: { ...(variables as Record<string, unknown>) },
    });
    if (errors) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '));
    // GraphQL makes objects without a prototype; an answer over the wire has one.
    return ok(JSON.parse(JSON.stringify(data)));
  },
  mutate: unused,
  read: unused,
  write: unused,
  watch: unused,
});

/** A gateway whose questions all come to nothing. */
export const failingGateway = (failure: CommerceFailure): CommerceGateway => ({ ...schemaGateway({}), query: async () => fail(failure) });
