import { getNamedType, isLeafType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLOutputType } from 'graphql';

const hasRequiredArguments = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ type }) => isNonNullType(type));

/** The selection of every field below a type, a few levels deep. */
export function selectEverything(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) || depth === 0) return '{ __typename }';
  const fields = Object.values(named.getFields())
    .filter((field) => !hasRequiredArguments(field) && (depth > 1 || isLeafType(getNamedType(field.type))))
    .map((field) => `${field.name} ${selectEverything(field.type, depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}
