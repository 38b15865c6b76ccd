import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ImageRejection } from './image-rejection.ts';

/** The ways to fit an image into the requested box. */
export const imageFits = ['cover', 'contain', 'crop', 'pad', 'scale-down'] as const;
/** Formats of a request; `auto` uses the Accept header. */
export const imageFormats = ['auto', 'avif', 'webp', 'jpeg', 'png'] as const;

/**
 * Allowed backgrounds of an image: white, and the colours behind images in the shop (`tokens.color` of `@lyng/ui`). Any
 * of 16.7 million colours would make as many files of one image.
 */
const imageBackgrounds = ['ffffff', 'fbf9f6', 'f2eee8', 'efebe5', '161413', '211e1c', '2b2724'] as const;

export type ImageFit = (typeof imageFits)[number];
export type ImageFormat = (typeof imageFormats)[number];

/**
 * The modifiers as they were requested: sizes in px, quality 1–100, background as six hexadecimal digits of
 * `imageBackgrounds`.
 */
export interface ImageModifiers {
  readonly width?: number;
  readonly height?: number;
  readonly quality?: number;
  readonly format?: ImageFormat;
  readonly fit?: ImageFit;
  readonly background?: string;
}

type ModifierRejection = Extract<ImageRejection, { kind: 'bad-modifiers' }>;
type ReadValue<Value> = (text: string) => Value | undefined;

/** Longer than any list of valid modifiers. */
const maxListLength = 120;
/** Px; no screen is wider, and a longer number is an attack. */
const largestSize = 10_000;

/** Only digits count as a number: no sign, dot, exponent, `0x` or leading zero. */
const integer =
  (largest: number): ReadValue<number> =>
  (text) => {
    if (!/^[1-9]\d{0,4}$/.test(text)) return undefined;
    const value = Number(text);
    return value <= largest ? value : undefined;
  };

const oneOf =
  <Word extends string>(words: readonly Word[]): ReadValue<Word> =>
  (text) =>
    words.find((word) => word === text);

const isBackground = oneOf(imageBackgrounds);

/** Three or six hexadecimal digits, with or without the sign; colour functions and names are not read. */
const backgroundColour: ReadValue<string> = (text) => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return isBackground(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits);
};

const readers: { readonly [Key in keyof ImageModifiers]-?: ReadValue<NonNullable<ImageModifiers[Key]>> } = {
  width: integer(largestSize),
  height: integer(largestSize),
  quality: integer(100),
  format: oneOf(imageFormats),
  fit: oneOf(imageFits),
  background: backgroundColour,
};

const isModifier = (key: string): key is keyof ImageModifiers => Object.hasOwn(readers, key);

const rejection = (message: string): Result<ModifierRejection, never> => fail({ kind: 'bad-modifiers', message });

/**
 * Reads `width=400,quality=75,format=auto`. One rule for everything that is not exactly right, repeated keys included:
 * it is rejected, so that one image has one address.
 */
export function readImageModifiers(text: string): Result<ModifierRejection, ImageModifiers> {
  if (text.length > maxListLength) return rejection('The list of modifiers is too long.');
  const read = new Map<string, number | string>();
  for (const part of text.split(',')) {
    const [key = '', value = '', ...more] = part.split('=');
    if (!isModifier(key) || more.length > 0) {
      return rejection(`Unknown modifier. Known ones are ${Object.keys(readers).join(', ')}.`);
    }
    if (read.has(key)) return rejection(`${key} is given twice.`);
    const parsed = readers[key](value);
    if (parsed === undefined)
      return rejection(
        key === 'background'
          ? `background is one of ${imageBackgrounds.join(', ')}.`
          : `${key} has a value that is not allowed.`,
      );
    read.set(key, parsed);
  }
  return ok(Object.fromEntries(read));
}
