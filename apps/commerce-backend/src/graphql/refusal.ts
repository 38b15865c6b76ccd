import { GraphQLError } from 'graphql';

/** An expected "no" to the client: `code` is what programs read, the message is for people. */
export const graphqlRefusal = (
  code: string,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(message, { extensions: { ...facts, code } });
