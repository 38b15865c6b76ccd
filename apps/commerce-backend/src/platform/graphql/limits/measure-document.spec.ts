import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'graphql';
import { documentLimits } from './document-limits.ts';
import { measureDocument } from './measure-document.ts';
import { checkDocumentLimits } from './check-document-limits.ts';

const size = (document: string) => measureDocument(parse(document));

describe('measureDocument', () => {
  it.each([
    {
      name: 'one field',
      document: '{ a }',
      expected: { depth: 1, aliases: 0, directives: 0, rootFields: 1, mutations: 0, cost: 1 },
    },
    { name: 'fields within fields', document: '{ a { b { c } d } }', expected: { depth: 3, cost: 4 } },
    { name: 'aliases', document: '{ x: a { y: b } }', expected: { aliases: 2 } },
    {
      name: 'directives of fields, fragments and operations',
      document: 'query @d { a @d ... @d { b } }',
      expected: { directives: 3, rootFields: 2 },
    },
    {
      name: 'a fragment at each place',
      document: '{ a { ...F } b { ...F } } fragment F on T { c { d } }',
      expected: { depth: 3, cost: 6 },
    },
    {
      name: 'every field of a page of products',
      document: '{ products(take: 60) { products { a b } } }',
      expected: { cost: 1 + 60 * 3 },
    },
    {
      name: 'the longest page for a variable',
      document: 'query ($t: Int) { products(take: $t) { count } }',
      expected: { cost: 201 },
    },
    { name: 'every field of all orders of a customer', document: '{ getOrders { a b } }', expected: { cost: 401 } },
    { name: 'every field of all related products', document: '{ relatedProducts { a b } }', expected: { cost: 73 } },
    { name: 'no more than the longest page', document: '{ products(take: 99999) { count } }', expected: { cost: 201 } },
    { name: 'mutations', document: 'mutation { a b } query Q { c }', expected: { mutations: 2, rootFields: 3 } },
    { name: 'a fragment that spreads itself', document: '{ ...F } fragment F on T { a ...F }', expected: { depth: 1 } },
  ])('counts $name', ({ document, expected }) => {
    expect(size(document)).toMatchObject(expected);
  });

  it('weighs doubling fragments without expanding them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (levels) => {
        const fragments = Array.from(
          { length: levels },
          (_, level) => `fragment F${level} on T { a ...F${level + 1} ...F${level + 1} }`,
        );
        const { cost } = size(`{ ...F0 } ${fragments.join(' ')} fragment F${levels} on T { a }`);
        expect(cost).toBe(2 ** (levels + 1) - 1);
      }),
    );
  });
});

describe('the shop’s own documents', () => {
  const libs = join(import.meta.dirname, '../../../../../../libs');
  const texts = readdirSync(libs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && !file.includes('node_modules') && !file.endsWith('schema.graphql'))
    .map((file) => readFileSync(join(libs, file), 'utf8'));
  const fragments = texts
    .flatMap((text) => parse(text).definitions)
    .filter(({ kind }) => kind === 'FragmentDefinition');
  const operations = texts
    .flatMap((text) => parse(text).definitions)
    .filter(({ kind }) => kind === 'OperationDefinition');

  it('pass every limit with room to spare', () => {
    for (const operation of operations) {
      // All fragments of the shop at once are more than any one document carries.
      expect(
        checkDocumentLimits({ kind: 'Document' as never, definitions: [operation, ...fragments] }, documentLimits),
      ).toEqual([]);
    }
  });
});
