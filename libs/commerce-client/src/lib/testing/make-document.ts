import { parse } from 'graphql';
import type { CommerceDocument } from '../commerce-document.ts';
import { describeDocument } from './describe-document.ts';

/** A document as code generation writes it. */
export const makeDocument = <Data = unknown, Variables = Record<string, never>>(
  text: string,
): CommerceDocument<Data, Variables> => ({ __meta__: describeDocument(parse(text)) });
