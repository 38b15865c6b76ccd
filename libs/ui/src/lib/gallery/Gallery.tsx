import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import { Image } from '../image/Image.tsx';
import { renderedImage } from '../image/rendered-image.ts';
import { slideAt } from './slide-at.ts';
import styles from './Gallery.module.css';
import { loadZoom, ZoomDialog } from './ZoomDialog.tsx';
import type { ZoomDialogProps } from './ZoomDialog.tsx';

/** One picture of a product. */
export interface GalleryImage {
  readonly fileName: string;
  readonly alt: string;
}

export interface GalleryProps {
  /** The list's name, such as "Product pictures". */
  readonly label: string;
  readonly images: readonly GalleryImage[];
}

const sizes = '(min-width: 64rem) 40vw, (min-width: 48rem) 66vw, 100vw';
const sizesAlone = '(min-width: 64rem) 60vw, 100vw';
const largeShape = { width: 1600, height: 2000 };

/** Begins while the finger is still down; the dialog says whether it failed. */
const prepareZoom = () => void loadZoom().catch(() => undefined);

/**
 * The pictures of a product: a row to swipe on a phone, two columns where there is room; its room never changes. Each is a link to
 * its large self, in whose place the dialog for zooming opens; what zooms is loaded when a picture is first pressed.
 */
export const Gallery = ({ label, images }: GalleryProps) => {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const [zoom, setZoom] = useState<Pick<ZoomDialogProps, 'first' | 'shown'> | null>(null);
  const shown = current + 1;
  const total = images.length;

  const enlarge = (event: MouseEvent<HTMLAnchorElement>, first: number) => {
    const link = event.currentTarget;
    // A new tab or window was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus what is pressed, and the dialog gives the focus back to where it was.
    link.focus({ preventScroll: true });
    const pictures = link.closest('ul')?.querySelectorAll('img') ?? [];
    setZoom({ first, shown: Array.from(pictures, ({ currentSrc }) => currentSrc) });
  };

  return (
    <div className={styles.gallery}>
      <ul
        className={styles.slides}
        aria-label={label}
        role="list"
        onScroll={({ currentTarget }) =>
          setCurrent(slideAt(currentTarget.scrollLeft, currentTarget.clientWidth, total))
        }
      >
        {images.map((image, index) => (
          <li key={image.fileName}>
            <a
              href={renderedImage(image.fileName, largeShape, {}, {}).src}
              aria-haspopup="dialog"
              onPointerDown={prepareZoom}
              onClick={(event) => enlarge(event, index)}
            >
              <span className={styles.spoken}>{t`Enlarge`} </span>
              <Image
                {...image}
                sizes={total === 1 ? sizesAlone : sizes}
                width={800}
                height={1000}
                priority={index === 0}
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
          <span className={styles.spoken}>{t`Picture ${shown} of ${total}`}</span>
        </p>
      )}
      {zoom && <ZoomDialog {...zoom} label={label} images={images} onClose={() => setZoom(null)} />}
    </div>
  );
};
