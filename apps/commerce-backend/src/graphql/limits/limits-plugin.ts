import { NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { DocumentLimits } from './document-limits.ts';
import { refuseDocument } from './refuse-document.ts';

/**
 * Refuses documents that ask too much, each before the step that would suffer: tokens while parsing,
 * size before validating. Outside development the schema is not told: no introspection, no "Did you mean".
 */
export const limitsPlugin = (limits: DocumentLimits, development: boolean): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
  },
  onValidate({ addValidationRule, setValidationFn }) {
    if (!development) addValidationRule(NoSchemaIntrospectionCustomRule);
    setValidationFn((schema, document, rules, options) => {
      const refused = refuseDocument(document, limits);
      return refused.length > 0
        ? refused
        : validate(schema, document, rules, { ...options, hideSuggestions: !development });
    });
  },
});
