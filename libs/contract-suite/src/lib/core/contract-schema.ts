import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildASTSchema, GraphQLSchema, Kind, parse } from 'graphql';

const file = createRequire(import.meta.url).resolve('@lyng/commerce-client/schema.graphql');

/** The contract: the schema of the shop's client without its extensions and the types that only they use. */
function readContract(): GraphQLSchema {
  const definitions = parse(readFileSync(file, 'utf8')).definitions.filter(
    ({ kind }) => kind !== Kind.OBJECT_TYPE_EXTENSION,
  );
  const schema = buildASTSchema({ kind: Kind.DOCUMENT, definitions });
  // A schema has the types that its root fields lead to.
  return new GraphQLSchema({ query: schema.getQueryType(), mutation: schema.getMutationType() });
}

export const contractSchema = readContract();
