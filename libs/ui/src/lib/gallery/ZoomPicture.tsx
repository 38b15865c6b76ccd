import { useState } from 'react';

import { PendingContent } from '../dialog/PendingContent.tsx';
import { Image } from '../image/Image.tsx';
import type { GalleryImage } from './Gallery.tsx';
import frame from './ZoomDialog.module.css';
import styles from './ZoomStage.module.css';

export interface ZoomPictureProps {
  readonly image: GalleryImage;
  /** The address of the picture as the page shows it; it lies behind until the larger one is there. */
  readonly preview: string | undefined;
  readonly transform: string;
}

/** The larger picture. While it is on its way, and when it does not come, the one of the page is in its place. */
export const ZoomPicture = ({ image, preview, transform }: ZoomPictureProps) => {
  const [state, setState] = useState<'coming' | 'here' | 'lost'>('coming');
  const [tries, setTries] = useState(0);
  const isLost = state === 'lost';
  const retry = () => {
    setState('coming');
    setTries(tries + 1);
  };
  return (
    <>
      <div
        className={frame.picture}
        style={{ transform, ...(preview && { backgroundImage: `url("${preview}")` }) }}
        aria-busy={state === 'coming'}
      >
        <Image
          key={tries}
          {...image}
          className={styles.larger}
          data-lost={isLost || undefined}
          ref={(element) => {
            if (element?.complete && element.naturalWidth > 0) setState('here');
          }}
          onLoad={() => setState('here')}
          onError={() => setState('lost')}
          sizes="200vw"
          width={1000}
          height={1250}
          priority
          draggable={false}
        />
      </div>
      {isLost && (
        <div className={frame.failure} onPointerDown={(event) => event.stopPropagation()}>
          <PendingContent onRetry={retry} />
        </div>
      )}
    </>
  );
};
