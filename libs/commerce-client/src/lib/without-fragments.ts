import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';

const known = new WeakMap<DocumentNode, DocumentNode>();

function inlineFragments(document: DocumentNode): DocumentNode {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  return visit(document, {
    FragmentDefinition: () => null,
    FragmentSpread: ({ name, directives }) => {
      const selectionSet = fragments.get(name.value);
      return selectionSet && { kind: Kind.INLINE_FRAGMENT, selectionSet, ...(directives && { directives }) };
    },
  }) as DocumentNode;
}

/**
 * A document with its fragments written out; the same one each time. Apollo's cache takes the fields of a named fragment
 * only where the data names its type, which ours does not: our documents query objects of one type each.
 */
export function withoutFragments<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  const inlined = known.get(document) ?? inlineFragments(document);
  known.set(document, inlined);
  return inlined as TypedDocumentNode<Data, Variables>;
}
