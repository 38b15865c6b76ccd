import type { ContentError } from './content-error.ts';

/** A fact in a text, such as `{{returnDays}}`. */
export const FACT = /\{\{\s*([\w-]*)\s*\}\}/g;

/** An image of the editors in a text, and not a part of an address elsewhere. */
const IMAGE = /(?<![\w/.-])(images\/[\w./-]*\.[a-z]+)/gi;

/** The facts and images that a file names and that do not exist; a page shows such a fact as it is written. */
export function checkNames(
  file: string,
  source: string,
  facts: readonly string[],
  images: ReadonlyMap<string, unknown>,
): readonly ContentError[] {
  const errorsOf = (pattern: RegExp, isKnown: (name: string) => boolean, message: (written: string) => string) =>
    [...source.matchAll(pattern)]
      .filter(([, name = '']) => !isKnown(name))
      .map(({ 0: written, index }) => ({
        file,
        line: source.slice(0, index).split('\n').length,
        message: message(written),
      }));
  return [
    ...errorsOf(
      FACT,
      (name) => facts.includes(name),
      (written) => `${written} is not known. Facts are ${facts.join(', ')}.`,
    ),
    ...errorsOf(
      IMAGE,
      (name) => images.has(name),
      (written) => `content/${written} does not exist.`,
    ),
  ];
}
