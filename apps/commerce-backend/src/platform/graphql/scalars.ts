import { GraphQLScalarType, Kind, GraphQLError } from 'graphql';
import type { ValueNode } from 'graphql';
import type { Resolvers } from './resolver-types.generated.ts';

type Read<Value> = (value: unknown) => Value | undefined;

/** A scalar that accepts what `read` understands, both as a variable and written in the document. */
const scalar = <Value>(name: string, read: Read<Value>): GraphQLScalarType => {
  const parse = (value: unknown): Value => {
    const parsed = read(value);
    if (parsed === undefined) throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}.`);
    return parsed;
  };
  return new GraphQLScalarType({
    name,
    coerceOutputValue: (value) => parse(value instanceof Date ? value.toISOString() : value),
    coerceInputValue: parse,
    coerceInputLiteral: (node) => parse(literal(node)),
  });
};

const literal = (node: ValueNode): unknown => {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
};

const finite: Read<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
const integer: Read<number> = (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined);
const GUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const guid: Read<string> = (value) => (typeof value === 'string' && GUID.test(value) ? value.toLowerCase() : undefined);
const dateTime: Read<string> = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

export const scalarResolvers = {
  Decimal: scalar('Decimal', finite),
  Long: scalar('Long', integer),
  Guid: scalar('Guid', guid),
  DateTime: scalar('DateTime', dateTime),
} satisfies Resolvers;
