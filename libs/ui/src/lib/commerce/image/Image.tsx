import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import styles from './Image.module.css';
import { renderedImage } from './rendered-image.ts';

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'width' | 'height'> {
  /** A file of the product images, as `ProductImage.fileName` has it. */
  readonly fileName: string;
  /** A description of the image; empty when the text beside it has the same content. */
  readonly alt: string;
  /** The width of the image in the layout, as in `<img sizes>`. */
  readonly sizes: string;
  /** Largest width in the layout, in px; with `height` it reserves the space. */
  readonly width: number;
  readonly height: number;
  /** The image of the first view: loaded at once and first. Use it for one or two images of a page. */
  readonly priority?: boolean;
  /** The address of another size that is loaded already, shown until this one is. */
  readonly preview?: string;
}

/** A product image in the sizes of the image service, with its space reserved; lazy unless it has priority. */
export const Image = ({ fileName, alt, width, height, priority = false, preview, className, ...img }: ImageProps) => (
  <img
    // `sizes` and `loading` must precede `src`, or Safari starts the wrong download.
    loading={priority ? 'eager' : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding={priority ? undefined : 'async'}
    {...img}
    {...renderedImage(fileName, { width, height })}
    alt={alt}
    width={width}
    height={height}
    className={classNames(styles.image, className)}
    style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
  />
);
