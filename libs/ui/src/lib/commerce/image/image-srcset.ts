import { imageUrl, imageWidths } from './image-url.ts';
import type { ImageModifiers, ImageUrlOptions } from './image-url.ts';

/** The shape of an image. */
export interface ImageShape {
  /** Width in px at its largest in the layout. */
  readonly width: number;
  /** Height in px at that width. */
  readonly height: number;
}

/** The allow-listed widths for an image shown up to `width` px wide, on screens up to twice as dense. */
export const offeredWidths = (width: number): readonly number[] => {
  const largest = imageWidths.find((candidate) => candidate >= 2 * width) ?? imageWidths.at(-1);
  return imageWidths.filter((candidate) => candidate >= width / 4 && candidate <= (largest ?? width));
};

/** The `src` and `srcset` of an image in one shape. */
export const imageSources = (
  source: string,
  { width, height }: ImageShape,
  modifiers: ImageModifiers = {},
  options: ImageUrlOptions = {},
): { readonly src: string; readonly srcSet: string } => {
  const urlAt = (candidate: number) =>
    imageUrl(source, { ...modifiers, width: candidate, height: Math.round((candidate * height) / width) }, options);
  const widths = offeredWidths(width);
  return {
    src: urlAt(widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width),
    srcSet: widths.map((candidate) => `${urlAt(candidate)} ${candidate}w`).join(', '),
  };
};
