import type { IntrospectionQuery } from 'graphql';
import { BrokenError, guestReads, UntestedError } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { schemaDifferences } from '../../core/schema-differences.ts';
import { schemaProbes } from '../../core/schema-probes.ts';
import type { GraphqlClient } from '../../wire/graphql.ts';

const TYPE = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }';
/** Smaller than GraphQL's own: servers limit the depth of a document. */
const INTROSPECTION = `{ __schema {
  queryType { name } mutationType { name }
  types {
    kind name interfaces { kind name } possibleTypes { kind name }
    fields(includeDeprecated: true) { name type { ${TYPE} } args { name type { ${TYPE} } } }
    inputFields { name type { ${TYPE} } }
    enumValues(includeDeprecated: true) { name }
  }
} }`;

/** The complete schema: by introspection where that is on, and by a document for each root field and type. */
export const schemaChecks = (client: GraphqlClient): readonly Check[] => [
  guestReads('schema equals the contract', async () => {
    const { data } = await client.send(INTROSPECTION);
    if (!data) throw new UntestedError('Introspection is off; the documents below cover names and arguments.');
    const differences = schemaDifferences(data as IntrospectionQuery);
    if (differences.length > 0) throw new BrokenError(differences.join('; '));
  }),
  ...schemaProbes().map(({ name, document }) => guestReads(name, async () => void (await client.data(document)))),
];
