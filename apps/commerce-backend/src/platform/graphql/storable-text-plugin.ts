import { GraphQLError } from 'graphql';
import type { ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isStorable, storable } from '../database/storable-text.ts';

const isNested = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** In place, and one after the other: how deep variables are nested is the sender's choice. */
const makeStorable = (variables: unknown): void => {
  const objects = [variables].filter(isNested);
  for (const object of objects) {
    for (const [name, value] of Object.entries(object)) {
      if (typeof value === 'string') object[name] = storable(value);
      else if (isNested(value)) objects.push(value);
    }
  }
};

const storableLiterals: ValidationRule = (context) => ({
  StringValue(node) {
    if (!isStorable(node.value))
      context.reportError(new GraphQLError('A text has a character that cannot be stored.', { nodes: node }));
  },
});

/**
 * Protects every resolver from text that the database cannot store. Variables are what shoppers typed: such characters
 * are removed, and nothing else of them is lost. Documents are written by programs: one with such a text is rejected.
 */
export const storableTextPlugin = (): Plugin => ({
  onParams: ({ params }) => makeStorable(params.variables),
  onValidate: ({ addValidationRule }) => addValidationRule(storableLiterals),
});
