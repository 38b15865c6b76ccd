import {
  buildClientSchema,
  findBreakingChanges,
  findDangerousChanges,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { contractSchema } from './contract-schema.ts';

/** A root type under the name that it has in another schema: no document names it. */
const renamed = (root: GraphQLObjectType | null | undefined, other: GraphQLObjectType | null | undefined) =>
  root && new GraphQLObjectType({ ...root.toConfig(), name: other?.name ?? root.name });

/**
 * The differences of a schema from the contract, one line each; none where every document of the contract is valid, and a
 * client of the contract knows every value of an enum. Types, fields and optional arguments of its own do not count.
 */
export function schemaDifferences(introspection: IntrospectionQuery): readonly string[] {
  const found = buildClientSchema(introspection);
  const expected = new GraphQLSchema({
    query: renamed(contractSchema.getQueryType(), found.getQueryType()),
    mutation: renamed(contractSchema.getMutationType(), found.getMutationType()),
  });
  // The introspection leaves directives and default values out.
  const breaking = findBreakingChanges(expected, found).filter(({ type }) => !type.startsWith('DIRECTIVE'));
  const values = findDangerousChanges(expected, found).filter(({ type }) => type === 'VALUE_ADDED_TO_ENUM');
  return [...breaking, ...values].map(({ description }) => description);
}
