import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ApiContext } from './context.ts';

/** An error that a resolver threw as an answer, or one that is GraphQL's own (a value that does not fit its type). */
const isAnswer = (error: GraphQLError): boolean =>
  error.originalError === undefined || error.originalError === null || error.originalError instanceof GraphQLError;

const masked = (error: GraphQLError, requestId: string): GraphQLError =>
  new GraphQLError('Unexpected error.', {
    ...(error.nodes === undefined ? {} : { nodes: error.nodes }),
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });

/** The caller of a failing resolver learns nothing but the request's id; the error itself goes to `report` under that id. */
export const maskErrorsPlugin = (): Plugin<ApiContext> => ({
  onExecute({ args }) {
    const { report, requestId } = args.contextValue;
    return {
      onExecuteDone({ result, setResult }) {
        if (!('errors' in result) || result.errors === undefined || result.errors.every(isAnswer)) return;
        const errors = result.errors.map((error) => {
          if (isAnswer(error)) return error;
          report(error.originalError, requestId);
          return masked(error, requestId);
        });
        setResult({ ...result, errors });
      },
    };
  },
});
