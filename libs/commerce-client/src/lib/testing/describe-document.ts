import { createHash } from 'node:crypto';
import { Kind, print, stripIgnoredCharacters } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import type { DocumentMeta, Shape } from '../commerce-document.ts';

const merge = (one: Shape = {}, other: Shape): Shape =>
  Object.entries(other).reduce((merged, [key, own]) => ({ ...merged, [key]: merge(merged[key], own) }), one);

/** Runs at build time: what a browser sends is described once, without GraphQL's runtime. */
export function describeDocument(document: DocumentNode): DocumentMeta {
  const definitionsOf = <Definition>(kind: Kind) =>
    document.definitions.filter((definition) => definition.kind === kind) as Definition[];
  const [operation] = definitionsOf<OperationDefinitionNode>(Kind.OPERATION_DEFINITION);
  const fragments = definitionsOf<FragmentDefinitionNode>(Kind.FRAGMENT_DEFINITION);
  const shapeOf = (selectionSet: SelectionSetNode | undefined): Shape =>
    (selectionSet?.selections ?? [])
      .map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD)
          return shapeOf(fragments.find(({ name }) => name.value === selection.name.value)?.selectionSet);
        if (selection.kind === Kind.INLINE_FRAGMENT) return shapeOf(selection.selectionSet);
        const { alias, directives, name, selectionSet: own } = selection;
        // A field with a directive, `@include` or `@skip`, may be absent.
        return own ? { [(alias ?? name).value + (directives?.length ? '?' : '')]: shapeOf(own) } : {};
      })
      .reduce(merge, {});
  const text = stripIgnoredCharacters(print(document));
  return {
    name: operation?.name?.value ?? '',
    text,
    ...(operation?.operation === 'query' && { hash: createHash('sha256').update(text).digest('hex') }),
    shape: shapeOf(operation?.selectionSet),
  };
}
