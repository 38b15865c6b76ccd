import { useSite } from '@lyng/routing';
import { Image, Link } from '@lyng/ui';
import { sitePath } from '../../core/site-path.ts';
import type { ImageWidget, WidgetSize } from '../../core/widget.ts';
import styles from './ImageBlock.module.css';

/** The width of an image beside others of its size. */
const sizesOf: Readonly<Record<WidgetSize, string>> = {
  full: '100vw',
  half: '(min-width: 48rem) 50vw, 100vw',
  third: '(min-width: 48rem) 33vw, 100vw',
  quarter: '(min-width: 48rem) 25vw, 50vw',
};

export interface ImageBlockProps {
  readonly widget: ImageWidget & { readonly size: WidgetSize };
}

/** Px: the largest width of an image that is alone, and the shape of the catalogue's. */
const WIDTH = 1200;
const CATALOGUE_RATIO = 4 / 5;

/** An image alone, in its own shape where that is known; with an address it is a link, whose name is what the image shows. */
export const ImageBlock = ({ widget: { image, imageAlt, url, size, ratio } }: ImageBlockProps) => {
  const { basePath } = useSite();
  const href = url && sitePath(url, basePath);
  const shown = (
    <Image
      className={styles.image}
      fileName={image}
      alt={imageAlt}
      sizes={sizesOf[size]}
      width={WIDTH}
      height={Math.round(WIDTH / (ratio ?? CATALOGUE_RATIO))}
    />
  );
  return (
    <div className={styles.frame} data-size={size} data-own-shape={ratio !== null || undefined}>
      {href && imageAlt ? <Link href={href}>{shown}</Link> : shown}
    </div>
  );
};
