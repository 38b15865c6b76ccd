import { GraphQLError } from 'graphql';
import type { DocumentNode } from 'graphql';
import { measureDocument } from './measure-document.ts';
import type { DocumentSize } from './measure-document.ts';

/** The limits of one document. The shop's own largest document stays well below each (a test measures it). */
export interface DocumentLimits extends DocumentSize {
  readonly tokens: number;
}

/** The largest published document, 200 orders of 201 fields, has room; the shop's own largest is a list of 200 products of some 60 fields. */
export const documentLimits: DocumentLimits = {
  tokens: 2500,
  depth: 12,
  aliases: 15,
  directives: 20,
  rootFields: 10,
  mutations: 4,
  cost: 45_000,
};

const names: Readonly<Record<keyof DocumentSize, string>> = {
  depth: 'depth',
  aliases: 'number of aliases',
  directives: 'number of directives',
  rootFields: 'number of root fields',
  mutations: 'number of mutations',
  cost: 'cost',
};

/** Rejects a document that requests too much before its validation, whose cost grows with the square of some documents. */
export function checkDocumentLimits(document: DocumentNode, limits: DocumentLimits): readonly GraphQLError[] {
  const size = measureDocument(document);
  return (Object.keys(names) as (keyof DocumentSize)[])
    .filter((kind) => size[kind] > limits[kind])
    .map(
      (kind) =>
        new GraphQLError(`The document's ${names[kind]} exceeds the limit of ${limits[kind]}.`, {
          extensions: { code: 'DOCUMENT_TOO_LARGE' },
        }),
    );
}
