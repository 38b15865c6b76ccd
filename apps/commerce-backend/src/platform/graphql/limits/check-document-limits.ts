import { GraphQLError } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { DocumentLimits } from './document-limits.ts';
import { measureDocument } from './measure-document.ts';

const names = {
  depth: 'depth',
  aliases: 'number of aliases',
  directives: 'number of directives',
  rootFields: 'number of root fields',
  mutations: 'number of mutations',
  cost: 'cost',
} as const;

const kinds = ['depth', 'aliases', 'directives', 'rootFields', 'mutations', 'cost'] as const;

/** Rejects a document that requests too much before its validation, whose cost grows with the square of some documents. */
export function checkDocumentLimits(document: DocumentNode, limits: DocumentLimits): readonly GraphQLError[] {
  const size = measureDocument(document);
  return kinds
    .filter((kind) => size[kind] > limits[kind])
    .map(
      (kind) =>
        new GraphQLError(`The document's ${names[kind]} exceeds the limit of ${limits[kind]}.`, {
          extensions: { code: 'DOCUMENT_TOO_LARGE' },
        }),
    );
}
