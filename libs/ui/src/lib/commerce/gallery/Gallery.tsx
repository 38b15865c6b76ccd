import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { Image } from '../image/Image.tsx';
import { renderedImage } from '../image/rendered-image.ts';
import { slideAt } from './slide-at.ts';
import styles from './Gallery.module.css';
import { loadZoom, ZoomDialog } from './ZoomDialog.tsx';
import type { ZoomDialogProps } from './ZoomDialog.tsx';

/** One image of a product. */
export interface GalleryImage {
  readonly fileName: string;
  readonly alt: string;
}

export interface GalleryProps {
  /** The list's name, such as "Product images". */
  readonly label: string;
  readonly images: readonly GalleryImage[];
  /** The address of a smaller version of the first image that is loaded already. */
  readonly preview?: string;
}

// On a phone as in the styles.
const onPhone = 'clamp(62vw, 80vh - 23rem, 78vw)';
const sizes = `(min-width: 64rem) 40vw, (min-width: 48rem) 66vw, ${onPhone}`;
const sizesAlone = `(min-width: 64rem) 60vw, (min-width: 48rem) 99vw, ${onPhone}`;
const largeShape = { width: 1600, height: 2000 };

/** Starts while the pointer is still down; the dialog shows whether it failed. */
const prepareZoom = () => void loadZoom().catch(() => undefined);

/**
 * The images of a product: on a phone a row to swipe, with the edge of the next one, two columns where there is room; its size never changes. Each
 * links to its large version, which opens in the zoom dialog instead; the zoom code is loaded when an image is first
 * pressed.
 */
export const Gallery = ({ label, images, preview }: GalleryProps) => {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const [zoom, setZoom] = useState<Pick<ZoomDialogProps, 'first' | 'shown'> | null>(null);
  const shown = current + 1;
  const total = images.length;

  const enlarge = (event: MouseEvent<HTMLAnchorElement>, first: number) => {
    const link = event.currentTarget;
    // A new tab or window was requested.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus what is clicked, and the dialog returns the focus to where it was.
    link.focus({ preventScroll: true });
    const listImages = link.closest('ul')?.querySelectorAll('img') ?? [];
    setZoom({ first, shown: Array.from(listImages, ({ currentSrc }) => currentSrc) });
  };

  return (
    <div className={styles.gallery}>
      <ul
        className={styles.slides}
        aria-label={label}
        role="list"
        onScroll={({ currentTarget }) => setCurrent(slideAt(currentTarget, total))}
      >
        {images.map((image, index) => (
          <li key={image.fileName}>
            <a
              href={renderedImage(image.fileName, largeShape).src}
              aria-haspopup="dialog"
              onPointerDown={prepareZoom}
              onClick={(event) => enlarge(event, index)}
            >
              <VisuallyHidden>{t`Enlarge`} </VisuallyHidden>
              <Image
                {...image}
                sizes={total === 1 ? sizesAlone : sizes}
                width={800}
                height={1000}
                priority={index === 0}
                {...(index === 0 && preview !== undefined && { preview })}
              />
            </a>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <p className={styles.counter}>
          <span aria-hidden="true">
            {shown} / {total}
          </span>
          <VisuallyHidden>{t`Image ${shown} of ${total}`}</VisuallyHidden>
        </p>
      )}
      {zoom && <ZoomDialog {...zoom} label={label} images={images} onClose={() => setZoom(null)} />}
    </div>
  );
};
