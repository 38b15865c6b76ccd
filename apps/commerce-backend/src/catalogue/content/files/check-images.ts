import type { ContentError } from './content-error.ts';

/** An image of the editors in a text, and not a part of an address elsewhere. */
const IMAGE = /(?<![\w/.-])images\/[\w./-]*\.[a-z]+/gi;

/** The images that a file names and that do not exist. */
export const checkImagesIn = (
  file: string,
  source: string,
  images: ReadonlyMap<string, unknown>,
): readonly ContentError[] =>
  [...source.matchAll(IMAGE)]
    .filter(([name]) => !images.has(name))
    .map(({ 0: name, index }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      message: `content/${name} does not exist.`,
    }));
