import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Image } from '../image/Image.tsx';
import { slideAt } from './slide-at.ts';
import styles from './Gallery.module.css';

export interface GalleryProps {
  /** The list's name, such as "Product pictures". */
  readonly label: string;
  readonly images: readonly { readonly fileName: string; readonly alt: string }[];
}

const sizes = '(min-width: 64rem) 40vw, 100vw';

/** The pictures of a product: a row to swipe on a phone, two columns on a laptop; its room never changes. */
export const Gallery = ({ label, images }: GalleryProps) => {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const shown = current + 1;
  const total = images.length;
  return (
    <div className={styles.gallery}>
      <ul
        className={styles.slides}
        aria-label={label}
        role="list"
        // A row that scrolls must be reachable for the keyboard.
        tabIndex={0}
        onScroll={({ currentTarget }) => setCurrent(slideAt(currentTarget.scrollLeft, currentTarget.clientWidth, total))}
      >
        {images.map((image, index) => (
          <li key={image.fileName}>
            <Image {...image} sizes={sizes} width={800} height={1000} priority={index === 0} />
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
    </div>
  );
};
