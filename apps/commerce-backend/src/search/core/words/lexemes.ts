import type { Language } from '@lyng/model';
import { foldWord } from './fold.ts';
import { lightStem } from './light-stem.ts';

/**
 * The three forms of a word in the index: its stem as it is; `=` with the result of lightStem; `~` with that folded,
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

/** A form as the index has it. */
export const stemTerm = ({ stem }: Lexemes): string => stem;
export const lightTerm = ({ light }: Lexemes): string => `=${light}`;
export const foldedTerm = ({ folded }: Lexemes): string => `~${folded}`;
