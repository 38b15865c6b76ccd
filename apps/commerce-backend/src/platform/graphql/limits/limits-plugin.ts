import { NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { DocumentLimits } from './document-limits.ts';
import { checkDocumentLimits } from './document-limits.ts';

/**
 * Rejects documents that request too much, each before the step that would suffer: tokens while parsing, size before
 * validating. Outside development the schema is not exposed: no introspection, no "Did you mean".
 */
export const limitsPlugin = (limits: DocumentLimits, development: boolean): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
  },
  onValidate({ addValidationRule, setValidationFn }) {
    if (!development) addValidationRule(NoSchemaIntrospectionCustomRule);
    setValidationFn((schema, document, rules, options) => {
      const limitErrors = checkDocumentLimits(document, limits);
      return limitErrors.length > 0
        ? limitErrors
        : validate(schema, document, rules, { ...options, hideSuggestions: !development });
    });
  },
});
