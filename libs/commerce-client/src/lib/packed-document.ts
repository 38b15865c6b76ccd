import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

/** Each kind of node with its parts, in the order in which they are packed; a node is packed under its place here. */
const kinds: readonly (readonly [kind: string, ...parts: string[]])[] = [
  ['Document', 'definitions'],
  ['OperationDefinition', 'operation', 'name', 'variableDefinitions', 'directives', 'selectionSet'],
  ['FragmentDefinition', 'name', 'typeCondition', 'directives', 'selectionSet'],
  ['VariableDefinition', 'variable', 'type', 'defaultValue', 'directives'],
  ['Variable', 'name'],
  ['NamedType', 'name'],
  ['NonNullType', 'type'],
  ['ListType', 'type'],
  ['SelectionSet', 'selections'],
  ['Field', 'name', 'selectionSet', 'arguments', 'alias', 'directives'],
  ['Argument', 'name', 'value'],
  ['FragmentSpread', 'name', 'directives'],
  ['InlineFragment', 'typeCondition', 'selectionSet', 'directives'],
  ['Directive', 'name', 'arguments'],
  ['IntValue', 'value'],
  ['FloatValue', 'value'],
  ['StringValue', 'value', 'block'],
  ['BooleanValue', 'value'],
  ['EnumValue', 'value'],
  ['NullValue'],
  ['ListValue', 'values'],
  ['ObjectValue', 'fields'],
  ['ObjectField', 'name', 'value'],
];

type Node = Readonly<Record<string, unknown>>;
type Packed = string | number | boolean | readonly Packed[];

const absent = 0;

const pack = (value: unknown): Packed => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(pack) : absent;
  if (typeof value !== 'object' || value === null) return absent;
  const node = value as Node;
  if (node['kind'] === 'Name') return pack(node['value']);
  const place = kinds.findIndex(([kind]) => kind === node['kind']);
  const [, ...parts] = kinds[place] ?? [];
  if (place < 0)
    throw new Error(
      `@lyng/commerce-client: a document holds a ${String(node['kind'])}, which packDocument does not know, so it would be lost. Add it to its kinds.`,
    );
  const packed = parts.map((part) => pack(node[part]));
  while (packed.at(-1) === absent) packed.pop();
  // Most of a document are fields of which there is only a name.
  return node['kind'] === 'Field' && packed.length === 1 ? (packed[0] ?? absent) : [place, ...packed];
};

const unpack = (packed: Packed, part: string): unknown => {
  if (typeof packed === 'boolean') return packed;
  if (typeof packed === 'string' || typeof packed === 'number') {
    if (part === 'value' || part === 'operation') return packed;
    const name = { kind: 'Name', value: packed };
    return part === 'selections' ? { kind: 'Field', name } : name;
  }
  const [place, ...values] = packed;
  if (typeof place !== 'number') return packed.map((one) => unpack(one, part));
  const [kind, ...parts] = kinds[place] ?? [];
  return {
    kind,
    ...Object.fromEntries(
      values.flatMap((value, index) => (value === absent ? [] : [[parts[index], unpack(value, parts[index] ?? '')]])),
    ),
  };
};

/** A document as a build may ship it: the parsed form takes seven times as many characters. */
export interface PackedDocument {
  readonly packed: Packed;
}

/** Packs a parsed document. */
export const packDocument = (document: DocumentNode): PackedDocument => ({ packed: pack(document) });

const known = new WeakMap<object, DocumentNode>();

/** The parsed form of a document, packed or not; the same one each time. */
export function unpackDocument<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  if (!('packed' in document)) return document;
  const unpacked = known.get(document) ?? (unpack((document as unknown as PackedDocument).packed, '') as DocumentNode);
  known.set(document, unpacked);
  return unpacked as TypedDocumentNode<Data, Variables>;
}
