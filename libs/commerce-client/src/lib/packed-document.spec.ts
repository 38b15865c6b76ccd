import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print } from 'graphql';
import type { DocumentNode } from 'graphql';
import { packDocument, unpackDocument } from './packed-document.ts';

const libs = join(import.meta.dirname, '../../..');
const documents = globSync('*/src/**/*.graphql', { cwd: libs }).filter((file) => !file.endsWith('schema.graphql'));

const throughTheWire = (document: DocumentNode): DocumentNode =>
  unpackDocument(JSON.parse(JSON.stringify(packDocument(document))) as never);

describe('packDocument', () => {
  it.each(documents)('loses nothing of %s', (file) => {
    const document = parse(readFileSync(join(libs, file), 'utf8'), { noLocation: true });
    expect(print(throughTheWire(document))).toBe(print(document));
  });

  it.each([
    'query a($id: [ID!]! = ["x"], $is: Boolean = false) { a: b(c: {d: [1, 2.5, null], e: RED, f: """text"""}, g: $id) @include(if: true) { ... on T @skip(if: false) { h } ...F } }',
    'mutation m { do }',
    'fragment F on T { value selections { operation } }',
  ])('knows %s', (source) => {
    const document = parse(source, { noLocation: true });
    expect(print(throughTheWire(document))).toBe(print(document));
  });

  it('throws on what it does not know instead of losing it', () => {
    expect(() => packDocument(parse('type T { a: Int }', { noLocation: true }))).toThrow(
      'holds a ObjectTypeDefinition',
    );
  });
});

describe('unpackDocument', () => {
  it('is the same for the same document, as a cache wants it', () => {
    const packed = packDocument(parse('{ a }')) as never;
    expect(unpackDocument(packed)).toBe(unpackDocument(packed));
  });

  it('leaves a parsed document as it is', () => {
    const document = parse('{ a }') as never;
    expect(unpackDocument(document)).toBe(document);
  });
});
