import { imagePath, imageUrl, imageWidths } from './image-url.ts';

/** The shape of an image. */
export interface ImageShape {
  /** Width in px at its largest in the layout. */
  readonly width: number;
  /** Height in px at that width. */
  readonly height: number;
}

/**
 * The allow-listed widths for an image shown up to `width` px wide on screens up to twice as dense, and half as wide on a
 * phone, whose screens are at least one and a half times as dense.
 */
export const offeredWidths = (width: number): readonly number[] => {
  const widest = Math.max(...imageWidths);
  const largest = imageWidths.find((candidate) => candidate >= 2 * width) ?? widest;
  return imageWidths.filter((candidate) => candidate >= Math.min(0.75 * width, widest) && candidate <= largest);
};

type Prefix = readonly [prefix: string, width: number];

const known = new Map<string, readonly Prefix[]>();

/**
 * The part of an address before the file name, for one shape. A list has a hundred images of it, so it is written once.
 */
function prefixesOf(shape: ImageShape): readonly Prefix[] {
  const key = `${shape.width} ${shape.height}`;
  const made =
    known.get(key) ??
    offeredWidths(shape.width).map((width): Prefix => {
      const height = Math.round((width * shape.height) / shape.width);
      return [imageUrl('-', { width, height }).slice(0, -1), width];
    });
  known.set(key, made);
  return made;
}

/** The `src` and `srcset` of an image in one shape. */
export const imageSources = (source: string, shape: ImageShape): { readonly src: string; readonly srcSet: string } => {
  const path = imagePath(source);
  const prefixes = prefixesOf(shape);
  const [fitting] = prefixes.find(([, candidate]) => candidate >= shape.width) ?? prefixes.at(-1) ?? [''];
  return {
    src: fitting + path,
    srcSet: prefixes.map(([prefix, candidate]) => `${prefix}${path} ${candidate}w`).join(', '),
  };
};
