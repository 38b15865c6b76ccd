import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLInputObjectType, GraphQLInputType, GraphQLOutputType } from 'graphql';
import { contractSchema } from './contract-schema.ts';

/** A document that a server of the contract finds valid, and of which nothing is executed. */
export interface SchemaProbe {
  /** A type or a root field. */
  readonly name: string;
  readonly document: string;
}

/** A literal of each scalar that every server accepts; of the others 0 is one. */
const scalars: Readonly<Record<string, string>> = {
  Boolean: 'false',
  DateTime: '"2026-01-01T00:00:00Z"',
  Guid: '"00000000-0000-0000-0000-000000000000"',
  ID: '"0"',
  String: '"-"',
};

/** A literal of the type: null where that is allowed. */
function literal(type: GraphQLInputType): string {
  if (!isNonNullType(type)) return 'null';
  const required = type.ofType;
  if (isListType(required)) return '[]';
  if (isInputObjectType(required)) return inputLiteral(required);
  return isEnumType(required) ? (required.getValues()[0]?.name ?? '') : (scalars[required.name] ?? '0');
}

const inputLiteral = (type: GraphQLInputObjectType): string =>
  `{ ${Object.values(type.getFields())
    .map((field) => `${field.name}: ${literal(field.type)}`)
    .join(', ')} }`;

/** Every argument; an input type with all its fields, also where it may be null. */
const argumentsOf = ({ args }: GraphQLField): string => {
  const list = args.map(({ name, type }) => {
    const inner = isNonNullType(type) ? type.ofType : type;
    return `${name}: ${isInputObjectType(inner) ? inputLiteral(inner) : literal(type)}`;
  });
  return list.length === 0 ? '' : `(${list.join(', ')})`;
};

/** Puts a selection of a type into the document that leads to it. */
type Way = (selection: string) => string;

/** Skipped fields are validated like others. */
const rootWay =
  (operation: string, field: GraphQLField): Way =>
  (selection) =>
    `${operation} { ${field.name}${argumentsOf(field)} @skip(if: true) ${selection} }`;

const selectionOf = (type: GraphQLOutputType): string => (isObjectType(getNamedType(type)) ? '{ __typename }' : '');

/** Every root field with all its arguments, and every type with all its fields. */
export function schemaProbes(): readonly SchemaProbe[] {
  const roots = [
    ['query', Object.values(contractSchema.getQueryType()?.getFields() ?? {})],
    ['mutation', Object.values(contractSchema.getMutationType()?.getFields() ?? {})],
  ] as const;
  const rootProbes = roots.flatMap(([operation, fields]) =>
    fields.map((field) => ({
      name: `${operation} ${field.name}`,
      document: rootWay(operation, field)(selectionOf(field.type)),
    })),
  );
  const typeProbes = new Map<string, SchemaProbe>();
  // The shortest way from a query to each type; from a mutation to those that no query returns.
  for (const [operation, fields] of roots) {
    const queue: [GraphQLOutputType, Way][] = fields.map((field) => [field.type, rootWay(operation, field)]);
    for (const [output, way] of queue) {
      const type = getNamedType(output);
      if (!isObjectType(type) || typeProbes.has(type.name)) continue;
      const inner = Object.values(type.getFields());
      const selection = inner.map((field) => `${field.name} ${selectionOf(field.type)}`).join(' ');
      typeProbes.set(type.name, { name: `type ${type.name}`, document: way(`{ ${selection} }`) });
      for (const field of inner) queue.push([field.type, (nested) => way(`{ ${field.name} ${nested} }`)]);
    }
  }
  return [...rootProbes, ...typeProbes.values()];
}
