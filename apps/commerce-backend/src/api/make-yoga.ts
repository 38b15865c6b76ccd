import { createYoga } from 'graphql-yoga';
import type { BackendConfig } from '../platform/config.ts';
import type { ApiContext } from '../platform/graphql/context.ts';
import { documentLimits } from '../platform/graphql/limits/document-limits.ts';
import { limitsPlugin } from '../platform/graphql/limits/limits-plugin.ts';
import { maskErrorsPlugin } from '../platform/graphql/mask-errors-plugin.ts';
import { operationTypesPlugin } from '../platform/graphql/operation-types-plugin.ts';
import type { OperationType } from '../platform/graphql/operation-types-plugin.ts';
import { storableTextPlugin } from '../platform/graphql/storable-text-plugin.ts';
import { makeSchema } from './schema.ts';

/** The API with its limits, for these types of operations. */
export const makeYoga = ({ development }: Pick<BackendConfig, 'development'>, types: readonly OperationType[]) =>
  createYoga<{ api: ApiContext }, ApiContext>({
    schema: makeSchema(),
    context: ({ api }) => api,
    plugins: [
      limitsPlugin(documentLimits, development),
      operationTypesPlugin(types),
      storableTextPlugin(),
      maskErrorsPlugin(),
    ],
    maskedErrors: { isDev: false },
    logging: false,
    // CORS is handled for the complete server in cors.ts.
    cors: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
  });
