import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Whether a value has the shape of a selection: an object with each selected field that has a selection of its own, a list
 * of such objects, or null. Fields without a selection are for those who read them: they know their types.
 */
function fits(value: unknown, selectionSet: SelectionSetNode, fragments: Fragments): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every((item) => fits(item, selectionSet, fragments));
  if (typeof value !== 'object') return false;
  return selectionSet.selections.every((selection) => {
    if (selection.kind === 'FragmentSpread') {
      const fragment = fragments.get(selection.name.value);
      return fragment !== undefined && fits(value, fragment.selectionSet, fragments);
    }
    if (selection.kind === 'InlineFragment') return fits(value, selection.selectionSet, fragments);
    const { alias, directives, name, selectionSet: own } = selection;
    if (!own) return true;
    const field = (value as Readonly<Record<string, unknown>>)[(alias ?? name).value];
    // A field with a directive, `@include` or `@skip`, may be absent.
    return field === undefined ? Boolean(directives?.length) : fits(field, own, fragments);
  });
}

/** Whether the data of a response has the shape that its document requests, so that an error of the API is not read as nothing found. */
export function fitsDocument(data: unknown, { definitions }: DocumentNode): boolean {
  const fragments: Fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  );
  return definitions.every(
    (definition) =>
      definition.kind !== 'OperationDefinition' ||
      (!Array.isArray(data) && fits(data, definition.selectionSet, fragments)),
  );
}
