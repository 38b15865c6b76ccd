import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { changedContract } from '../testing/contract-schema.ts';
import { contractSchema } from './contract-schema.ts';
import { schemaDifferences } from './schema-differences.ts';

/** The published schema of the API, where it is at hand. */
const file = join(
  process.env['CONTRACT_FOLDER'] ?? join(import.meta.dirname, '../../../../../../shared/contract'),
  'merchant-api.graphql',
);

const isThere = existsSync(file);
if (!isThere) process.stdout.write('skipped: the published schema of the API (CONTRACT_FOLDER is not there)\n');

describe('the contract', () => {
  it('changes only together with this sum, so that a field of our own does not become part of it by mistake', () => {
    const text = printSchema(lexicographicSortSchema(changedContract()));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('e3ab4299eff1a0e9');
  });

  // The published schema is not part of the repository: without it, the line above is in the report of the check.
  (isThere ? it : it.skip)('is the published schema', () => {
    const schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
    expect(schemaDifferences(introspectionFromSchema(schema))).toEqual([]);
    const known = new Set(Object.keys(contractSchema.getTypeMap()));
    const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
    const missing = Object.values(schema.getTypeMap()).filter(
      ({ name, constructor }) => constructor.name !== 'GraphQLScalarType' && !known.has(name) && !roots.includes(name),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
