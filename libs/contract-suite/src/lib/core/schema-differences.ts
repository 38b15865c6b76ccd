import { buildClientSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { contractSchema } from './contract-schema.ts';

/** A type, or a part of one: a field, an argument, a field of an input, a value of an enum. */
interface SchemaPart {
  readonly kind: 'type' | 'field' | 'input' | 'value';
  /** The type of a field or an input. */
  readonly type: string;
}

/** The parts of a schema by their paths, such as `Query.product.alias`. */
function partsOf(schema: GraphQLSchema): ReadonlyMap<string, SchemaPart> {
  const parts = new Map<string, SchemaPart>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    const root = type === schema.getQueryType() ? 'Query' : type === schema.getMutationType() ? 'Mutation' : undefined;
    const name = root ?? type.name;
    parts.set(name, { kind: 'type', type: '' });
    if (isEnumType(type))
      for (const value of type.getValues()) parts.set(`${name}.${value.name}`, { kind: 'value', type: '' });
    else if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        parts.set(`${name}.${field.name}`, { kind: 'input', type: String(field.type) });
    else if (isObjectType(type))
      for (const field of Object.values(type.getFields())) {
        parts.set(`${name}.${field.name}`, { kind: 'field', type: String(field.type) });
        for (const argument of field.args)
          parts.set(`${name}.${field.name}.${argument.name}`, { kind: 'input', type: String(argument.type) });
      }
  }
  return parts;
}

const isWithin = (path: string, parts: ReadonlyMap<string, unknown>): boolean =>
  parts.has(path.slice(0, path.lastIndexOf('.')));

/**
 * The differences of a schema from the contract, one line each; none where every document of the contract is valid.
 * Types, fields and optional arguments of its own do not count.
 */
export function schemaDifferences(introspection: IntrospectionQuery): readonly string[] {
  const [expected, found] = [partsOf(contractSchema), partsOf(buildClientSchema(introspection))];
  return [
    ...[...expected].flatMap(([path, { kind, type }]) => {
      const other = found.get(path);
      if (other === undefined) return kind === 'type' || isWithin(path, found) ? [`${path}: missing`] : [];
      return other.type === type ? [] : [`${path}: ${other.type} instead of ${type}`];
    }),
    ...[...found].flatMap(([path, { kind, type }]) => {
      if (expected.has(path) || !isWithin(path, expected)) return [];
      // A client of the contract does not know another value.
      if (kind === 'value') return [`${path}: not of the contract`];
      // An argument that others must give breaks every document of the contract.
      return kind === 'input' && type.endsWith('!') ? [`${path}: ${type} is required, and not of the contract`] : [];
    }),
  ];
}
