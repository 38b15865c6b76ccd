import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'graphql';
import { checkDocumentLimits, documentLimits } from './document-limits.ts';
import { measureDocument } from './measure-document.ts';

const size = (document: string) => measureDocument(parse(document));

describe('measureDocument', () => {
  it.each([
    ['one field', '{ a }', { depth: 1, aliases: 0, directives: 0, rootFields: 1, mutations: 0, cost: 1 }],
    ['fields within fields', '{ a { b { c } d } }', { depth: 3, cost: 4 }],
    ['aliases', '{ x: a { y: b } }', { aliases: 2 }],
    [
      'directives of fields, fragments and operations',
      'query @d { a @d ... @d { b } }',
      { directives: 3, rootFields: 2 },
    ],
    ['a fragment at each place', '{ a { ...F } b { ...F } } fragment F on T { c { d } }', { depth: 3, cost: 6 }],
    ['every field of a page of products', '{ products(take: 60) { products { a b } } }', { cost: 1 + 60 * 3 }],
    ['the longest page for a variable', 'query ($t: Int) { products(take: $t) { count } }', { cost: 201 }],
    ['every field of all orders of a customer', '{ getOrders { a b } }', { cost: 401 }],
    ['every field of all related products', '{ relatedProducts { a b } }', { cost: 73 }],
    ['no more than the longest page', '{ products(take: 99999) { count } }', { cost: 201 }],
    ['mutations', 'mutation { a b } query Q { c }', { mutations: 2, rootFields: 3 }],
    ['a fragment that spreads itself', '{ ...F } fragment F on T { a ...F }', { depth: 1 }],
  ])('counts %s', (_name, document, expected) => {
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
