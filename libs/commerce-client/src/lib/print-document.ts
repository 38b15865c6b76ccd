import type { ASTNode, DocumentNode } from 'graphql';

const list = (nodes: readonly ASTNode[] | undefined, open: string, close: string): string =>
  nodes?.length ? open + nodes.map(print).join(' ') + close : '';

const prefixed = (prefix: string, node: ASTNode | undefined): string => (node ? prefix + print(node) : '');

const directives = (node: { readonly directives?: readonly ASTNode[] | undefined }): string =>
  list(node.directives, ' ', '');

function print(node: ASTNode): string {
  switch (node.kind) {
    case 'Document':
      return list(node.definitions, '', '');
    case 'OperationDefinition':
      return `${node.operation}${prefixed(' ', node.name)}${list(node.variableDefinitions, '(', ')')}${directives(node)}${print(node.selectionSet)}`;
    case 'FragmentDefinition':
      return `fragment ${print(node.name)} on ${print(node.typeCondition)}${directives(node)}${print(node.selectionSet)}`;
    case 'VariableDefinition':
      return `${print(node.variable)}:${print(node.type)}${prefixed('=', node.defaultValue)}${directives(node)}`;
    case 'SelectionSet':
      return list(node.selections, '{', '}');
    case 'Field':
      return `${node.alias ? `${print(node.alias)}:` : ''}${print(node.name)}${list(node.arguments, '(', ')')}${directives(node)}${prefixed('', node.selectionSet)}`;
    case 'FragmentSpread':
      return `...${print(node.name)}${directives(node)}`;
    case 'InlineFragment':
      return `...${prefixed('on ', node.typeCondition)}${directives(node)}${print(node.selectionSet)}`;
    case 'Directive':
      return `@${print(node.name)}${list(node.arguments, '(', ')')}`;
    case 'Argument':
    case 'ObjectField':
      return `${print(node.name)}:${print(node.value)}`;
    case 'Variable':
      return `$${print(node.name)}`;
    case 'Name':
      return node.value;
    case 'NamedType':
      return print(node.name);
    case 'ListType':
      return `[${print(node.type)}]`;
    case 'NonNullType':
      return `${print(node.type)}!`;
    case 'StringValue':
      return JSON.stringify(node.value);
    case 'IntValue':
    case 'FloatValue':
    case 'EnumValue':
      return node.value;
    case 'BooleanValue':
      return String(node.value);
    case 'NullValue':
      return 'null';
    case 'ListValue':
      return `[${list(node.values, '', '')}]`;
    case 'ObjectValue':
      return `{${list(node.fields, '', '')}}`;
    default:
      throw new Error(
        `@lyng/commerce-client: a document holds a ${node.kind}, which printDocument does not know, so it would be lost. Add it to its kinds.`,
      );
  }
}

const printed = new WeakMap<DocumentNode, string>();

/** The text of a document without insignificant characters; printed once. GraphQL's own printer would bring its runtime along. */
export function printDocument(document: DocumentNode): string {
  const text = printed.get(document) ?? print(document);
  printed.set(document, text);
  return text;
}
