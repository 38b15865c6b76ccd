import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, isScalarType } from 'graphql';
import type { GraphQLField, GraphQLNamedType, GraphQLScalarType, GraphQLSchema } from 'graphql';
import type { Resolvers } from '../platform/graphql/resolver-types.generated.ts';
import { resolvers } from './resolvers.ts';

/** The contract: one schema file for the shop's code generation and for this server. */
const contract = new URL('../../../../libs/commerce-client/schema.graphql', import.meta.url);

const schemaError = (what: string): Error =>
  new Error(
    `commerce-backend: the resolvers name ${what}, which libs/commerce-client/schema.graphql does not have. Remove one or add the other.`,
  );

/** `buildSchema` makes scalars that let everything through; ours read and write strictly. */
const adopt = (scalar: GraphQLScalarType, ours: GraphQLScalarType): void => {
  scalar.coerceOutputValue = ours.coerceOutputValue;
  scalar.coerceInputValue = ours.coerceInputValue;
  scalar.coerceInputLiteral = ours.coerceInputLiteral;
  scalar.serialize = ours.serialize;
  scalar.parseValue = ours.parseValue;
  scalar.parseLiteral = ours.parseLiteral;
};

/** A field of `Subscription` has two functions. */
type FieldResolver = GraphQLField['resolve'] | Pick<GraphQLField, 'subscribe' | 'resolve'>;

const attach = (
  type: GraphQLNamedType | undefined,
  name: string,
  map: NonNullable<Resolvers[keyof Resolvers]>,
): void => {
  if (isScalarType(map)) {
    if (!isScalarType(type)) throw schemaError(name);
    adopt(type, map);
    return;
  }
  if (!isObjectType(type)) throw schemaError(name);
  const fields = type.getFields();
  for (const [field, resolver] of Object.entries<FieldResolver>(map)) {
    const target = fields[field];
    if (target === undefined) throw schemaError(`${name}.${field}`);
    Object.assign(target, typeof resolver === 'object' ? resolver : { resolve: resolver });
  }
};

/** The schema with the resolvers attached. A resolver of a field that the schema lacks throws at start. */
export function makeSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(contract, 'utf8'));
  for (const [name, map] of Object.entries(resolvers)) attach(schema.getType(name), name, map);
  return schema;
}
