import { useState } from 'react';

import { PendingContent } from '../../primitives/dialog/PendingContent.tsx';
import { Image } from '../image/Image.tsx';
import type { GalleryImage } from './Gallery.tsx';
import dialogStyles from './ZoomDialog.module.css';
import styles from './ZoomViewer.module.css';

export interface ZoomImageProps {
  readonly image: GalleryImage;
  /** The address of the image on the page; it is shown behind the larger one until that is loaded. */
  readonly preview: string | undefined;
  readonly transform: string;
}

/** The larger image. While it loads, and when it fails, the image of the page is shown. */
export const ZoomImage = ({ image, preview, transform }: ZoomImageProps) => {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const hasFailed = state === 'failed';
  const retry = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <>
      <div
        className={dialogStyles.image}
        style={{ transform, ...(preview && { backgroundImage: `url("${preview}")` }) }}
        aria-busy={state === 'loading'}
      >
        <Image
          key={tries}
          {...image}
          className={styles.larger}
          data-failed={hasFailed || undefined}
          ref={(element) => {
            if (element?.complete && element.naturalWidth > 0) setState('loaded');
          }}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
          sizes="200vw"
          width={1000}
          height={1250}
          priority
          draggable={false}
        />
      </div>
      {hasFailed && (
        <div className={dialogStyles.failure} onPointerDown={(event) => event.stopPropagation()}>
          <PendingContent onRetry={retry} />
        </div>
      )}
    </>
  );
};
