import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { schemaDifferences } from '../core/schema-differences.ts';
import type { Introspection } from '../core/schema-differences.ts';
import { enumTypes } from './enum-types.ts';
import { inputTypes } from './input-types.ts';
import { objectTypes } from './object-types.ts';
import { mutationFields, queryFields } from './root-fields.ts';

/** The published schema of the API, where it is at hand. */
const file = join(
  process.env['CONTRACT_FOLDER'] ?? join(import.meta.dirname, '../../../../../../shared/contract'),
  'merchant-api.graphql',
);

const isThere = existsSync(file);
if (!isThere) process.stdout.write('skipped: the published schema of the API (CONTRACT_FOLDER is not there)\n');

const count = (table: object): number => Object.keys(table).length;

describe('the facts of the schema', () => {
  it('are complete in number', () => {
    expect([queryFields, mutationFields, objectTypes, inputTypes, enumTypes].map(count)).toEqual([24, 19, 80, 10, 11]);
  });

  // The published schema is not part of the repository: without it, the line above is in the report of the check.
  (isThere ? it : it.skip)('are those of the published schema', () => {
    const schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
    expect(schemaDifferences(introspectionFromSchema(schema) as unknown as Introspection)).toEqual([]);
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const named = new Set([...Object.keys(objectTypes), ...Object.keys(inputTypes), ...Object.keys(enumTypes)]);
    const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
    const missing = types.filter(
      ({ name, constructor }) => constructor.name !== 'GraphQLScalarType' && !named.has(name) && !roots.includes(name),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
