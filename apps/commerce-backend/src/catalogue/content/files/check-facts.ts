import type { ContentError } from './content-error.ts';

/** A fact in a text, such as `{{returnDays}}`. */
export const FACT = /\{\{\s*([\w-]*)\s*\}\}/g;

/** The facts that a file names and that do not exist; a page shows them as they are written. */
export const checkFactsIn = (file: string, source: string, names: readonly string[]): readonly ContentError[] =>
  [...source.matchAll(FACT)]
    .filter(([, name = '']) => !names.includes(name))
    .map(({ 0: written, index }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      message: `${written} is not known. Facts are ${names.join(', ')}.`,
    }));
