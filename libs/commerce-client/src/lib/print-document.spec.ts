import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print } from 'graphql';
import type { DocumentNode } from 'graphql';
import { printDocument } from './print-document.ts';

const libs = join(import.meta.dirname, '../../..');
const documents = globSync('*/src/**/*.graphql', { cwd: libs }).filter((file) => !file.endsWith('schema.graphql'));

const documentOf = (source: string): DocumentNode => parse(source, { noLocation: true });
const again = (source: string): string => print(documentOf(printDocument(documentOf(source))));

describe('printDocument', () => {
  it.each(documents)('prints all of %s, in fewer characters', (file) => {
    const source = readFileSync(join(libs, file), 'utf8');
    expect(again(source)).toBe(print(documentOf(source)));
    expect(printDocument(documentOf(source)).length).toBeLessThan(source.length);
  });

  it.each([
    'query a($id: [ID!]! = ["x"], $is: Boolean = false @d) @e { a: b(c: {d: [1, 2.5, null], e: RED, f: "t\\"\\n\\u00e9"}, g: $id) @include(if: true) @f { ... on T @skip(if: false) { h } ... @d { h } ...F @d } }',
    'query a($in: In = {}) { b(c: [], d: {}, e: -1, f: true) }',
    'mutation m { do }',
    '{ a }',
    'fragment F on T @d { value selections { operation } }',
  ])('prints %s', (source) => {
    expect(again(source)).toBe(print(documentOf(source)));
  });

  it('throws on what it does not know instead of losing it', () => {
    expect(() => printDocument(documentOf('type T { a: Int }'))).toThrow('holds a ObjectTypeDefinition');
  });
});
