import type { ComponentProps } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import type { ImageFit, ImagePreset, ImageProvider } from './image-url.ts';
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
  readonly fit?: ImageFit;
  /** The colour of the space around the image with `contain` and `pad`: hexadecimal digits without `#`. */
  readonly background?: string;
  /** The address of another size that is loaded already, shown until this one is. */
  readonly preview?: string;
  /** The origin of the image service; the page's own by default. */
  readonly base?: string;
  readonly provider?: ImageProvider;
  readonly preset?: ImagePreset;
}

/** A product image in the sizes of the image service, with its space reserved; lazy unless it has priority. */
export const Image = ({
  fileName,
  alt,
  width,
  height,
  priority = false,
  fit,
  background,
  preview,
  base,
  provider,
  preset,
  className,
  ...img
}: ImageProps) => {
  const sources = renderedImage(
    fileName,
    { width, height },
    { ...(fit && { fit }), ...(background && { background }) },
    { ...(base && { base }), ...(provider && { provider }), ...(preset && { preset }) },
  );
  return (
    <img
      // `sizes` and `loading` must precede `src`, or Safari starts the wrong download.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      {...img}
      {...sources}
      alt={alt}
      width={width}
      height={height}
      className={classNames(styles.image, className)}
      style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
    />
  );
};
