import type { Language } from '@lyng/model';
import { foldWord } from './fold.ts';
import { lightStem } from './light-stem.ts';

/**
 * The three forms of a word in a document: its stem as it is; `=` with the result of lightStem; `~` with that folded,
 * where folding changes something. Each finds more and is less exact.
 */
export interface Lexemes {
  readonly stem: string;
  readonly light: string;
  /** Equal to `light` where folding changes nothing. */
  readonly folded: string;
}

/** The forms of a word by its stem. */
export function lexemesOf(stem: string, language: Language): Lexemes {
  const light = lightStem(stem, language);
  return { stem, light, folded: foldWord(light, language) };
}

/** A lexeme as `tsvector` and `tsquery` read it. Words are letters and digits, so none needs an escape. */
export const quoted = (lexeme: string): string => `'${lexeme}'`;
export const stemLexeme = ({ stem }: Lexemes): string => quoted(stem);
export const lightLexeme = ({ light }: Lexemes): string => quoted(`=${light}`);
export const foldedLexeme = ({ folded }: Lexemes): string => quoted(`~${folded}`);
