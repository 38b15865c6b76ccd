import { GraphQLError } from 'graphql';
import type { OperationTypeNode, ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

export type OperationType = `${OperationTypeNode}`;

const only =
  (types: readonly OperationType[]): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      if (types.includes(node.operation)) return;
      context.reportError(new GraphQLError(`Here a document is a ${types.join(' or a ')}.`, { nodes: node }));
    },
  });

/** Accepts these types of operations: a subscription would keep a response open, and a socket has no idempotency key. */
export const operationTypesPlugin = (types: readonly OperationType[]): Plugin => ({
  onValidate: ({ addValidationRule }) => addValidationRule(only(types)),
});
