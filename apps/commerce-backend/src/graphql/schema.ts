import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, isScalarType } from 'graphql';
import type { GraphQLNamedType, GraphQLScalarType, GraphQLSchema } from 'graphql';
import type { IResolvers } from './resolver-map.ts';
import { resolvers } from './resolvers.ts';

/** The contract: one schema file for the shop's code generation and for this server. */
const contract = new URL('../../../../libs/commerce-client/schema.graphql', import.meta.url);

const mistake = (what: string): Error =>
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

const attach = (type: GraphQLNamedType | undefined, name: string, map: IResolvers[string]): void => {
  if (isScalarType(map)) {
    if (!isScalarType(type)) throw mistake(name);
    adopt(type, map);
    return;
  }
  if (!isObjectType(type)) throw mistake(name);
  const fields = type.getFields();
  for (const [field, resolve] of Object.entries(map)) {
    const target = fields[field];
    if (target === undefined) throw mistake(`${name}.${field}`);
    target.resolve = resolve;
  }
};

/** The contract with the resolvers attached. A resolver of a field that the contract lacks is refused at start. */
export function makeSchema(maps: IResolvers = resolvers): GraphQLSchema {
  const schema = buildSchema(readFileSync(contract, 'utf8'));
  for (const [name, map] of Object.entries(maps)) attach(schema.getType(name), name, map);
  return schema;
}
