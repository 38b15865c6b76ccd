import type { Language } from '@lyng/model';
import { foldWord } from './fold.ts';
import { looseStem } from './loose-stem.ts';

/**
 * The three faces of a word in a document: its stem as it is; `=` with what looseStem leaves; `~` with that folded,
 * where folding changes something. Each finds more and means less.
 */
export interface Lexemes {
  readonly stem: string;
  readonly loose: string;
  /** Equal to `loose` where there is nothing to fold. */
  readonly folded: string;
}

/** The faces of a word by its stem. */
export function lexemesOf(stem: string, language: Language): Lexemes {
  const loose = looseStem(stem, language);
  return { stem, loose, folded: foldWord(loose, language) };
}

/** A lexeme as `tsvector` and `tsquery` read it. Words are letters and digits, so nothing in them needs an escape. */
export const quoted = (lexeme: string): string => `'${lexeme}'`;
export const stemLexeme = ({ stem }: Lexemes): string => quoted(stem);
export const looseLexeme = ({ loose }: Lexemes): string => quoted(`=${loose}`);
export const foldedLexeme = ({ folded }: Lexemes): string => quoted(`~${folded}`);
