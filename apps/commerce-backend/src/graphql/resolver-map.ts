import type { GraphQLResolveInfo, GraphQLScalarType } from 'graphql';
import type { ApiContext } from './context.ts';

/** One field's resolver. What the arguments are is known from the schema, which has been validated before this runs. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- arguments and parents differ per field; each resolver names its own
export type Resolver<Arguments = any, Parent = any> = (
  parent: Parent,
  args: Arguments,
  context: ApiContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Resolvers by type and field, or a scalar by its name. */
export type IResolvers = Readonly<Record<string, Readonly<Record<string, Resolver>> | GraphQLScalarType>>;
