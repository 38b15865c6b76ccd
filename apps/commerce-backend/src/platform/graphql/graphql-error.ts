import type { ErrorCode } from '@lyng/model';
import { GraphQLError } from 'graphql';

/** An expected "no" to the client: `code` is what programs read, the message is for people. */
export const graphqlError = (
  code: ErrorCode,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(message, { extensions: { ...facts, code } });
