import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { failingGateway, schemaGateway } from './schema-gateway.ts';

const documentOf = (source: string) => parse(source) as TypedDocumentNode<unknown, Record<string, unknown>>;

describe('a test gateway', () => {
  it('returns what the schema has', async () => {
    const gateway = schemaGateway({
      brands: ({ languageId }: { readonly languageId: string }) => [{ brandId: 1, alias: languageId, name: 'Ecco' }],
    });
    const brandsQuery = documentOf('query brands($languageId: String) { brands(languageId: $languageId) { alias } }');
    expect(await gateway.query(brandsQuery, { languageId: 'da-DK' })).toEqual({
      ok: true,
      value: { brands: [{ alias: 'da-DK' }] },
    });
  });

  it('rejects a document that does not fit the schema', async () => {
    await expect(schemaGateway({}).mutate(documentOf('mutation { noSuch }'), {})).rejects.toThrow('noSuch');
  });

  it('fails as configured', async () => {
    const failed = { ok: false, error: { kind: 'unreachable' } };
    const gateway = failingGateway({ kind: 'unreachable' });
    expect([
      await gateway.query(documentOf('{ x }'), {}),
      await gateway.mutate(documentOf('mutation { x }'), {}),
    ]).toEqual([failed, failed]);
  });
});
