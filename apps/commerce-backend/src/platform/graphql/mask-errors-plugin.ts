import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/unavailable.ts';
import type { ApiContext } from './context.ts';

/** An error that a resolver threw on purpose, or one that is GraphQL's own (a value that does not fit its type). */
const isExpected = (error: GraphQLError): boolean =>
  error.originalError === undefined || error.originalError === null || error.originalError instanceof GraphQLError;

/**
 * An unavailable database is a 503 of the complete response: the same request, with the same key, may be sent again.
 */
const busy = {
  message: 'The service is busy. Send the request again.',
  extensions: {
    code: 'SERVICE_UNAVAILABLE',
    http: { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  },
};

const unexpected = { message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };

const masked = (error: GraphQLError, requestId: string): GraphQLError => {
  const { message, extensions } = isUnavailable(error.originalError) ? busy : unexpected;
  return new GraphQLError(message, {
    ...(error.nodes === undefined ? {} : { nodes: error.nodes }),
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { ...extensions, requestId },
  });
};

/** The caller of a failing resolver learns nothing but the request's id; the error itself goes to `report` under that id. */
export function maskErrors<Result extends Pick<ExecutionResult, 'errors'>>(
  result: Result,
  { report, requestId }: Pick<ApiContext, 'report' | 'requestId'>,
): Result {
  if (result.errors === undefined || result.errors.every(isExpected)) return result;
  const errors = result.errors.map((error) => {
    if (isExpected(error)) return error;
    report(error.originalError, requestId);
    return masked(error, requestId);
  });
  return { ...result, errors };
}

export const maskErrorsPlugin = (): Plugin<ApiContext> => ({
  onExecute({ args }) {
    return {
      onExecuteDone({ result, setResult }) {
        if ('errors' in result) setResult(maskErrors(result, args.contextValue));
      },
    };
  },
});
