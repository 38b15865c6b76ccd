import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { IconButton } from '../../primitives/button/IconButton.tsx';
import { PendingContent } from '../../primitives/dialog/PendingContent.tsx';
import { useLoaded } from '../../primitives/dialog/use-loaded.ts';
import { useModal } from '../../primitives/dialog/use-modal.ts';
import type { GalleryImage } from './Gallery.tsx';
import styles from './ZoomDialog.module.css';

export interface ZoomDialogProps {
  readonly label: string;
  readonly images: readonly GalleryImage[];
  /** The index of the image that is shown first. */
  readonly first: number;
  /** The addresses of the images on the page: they are loaded before the larger ones. */
  readonly shown: readonly string[];
  readonly onClose: () => void;
}

export const loadZoom = async () => (await import('./ZoomViewer.tsx')).ZoomViewer;

/** The images one by one, in full screen. Opens at once, with the image of the page; the zoom code loads later. */
export const ZoomDialog = ({ onClose, ...viewerProps }: ZoomDialogProps) => {
  const { t } = useLingui();
  const modal = useModal(true, onClose);
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const [Viewer, retry] = useLoaded(true, loadZoom);
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      data-many={viewerProps.images.length > 1 || undefined}
      aria-label={viewerProps.label}
      aria-busy={!Viewer && !retry}
      onKeyDown={(event) => keys.current?.(event)}
    >
      <IconButton className={styles.close} icon="close" label={t`Close`} onClick={onClose} />
      {Viewer ? (
        <Viewer {...viewerProps} keys={keys} />
      ) : (
        <div className={styles.view}>
          <img
            className={styles.image}
            src={viewerProps.shown[viewerProps.first] || undefined}
            alt={viewerProps.images[viewerProps.first]?.alt}
          />
          {retry && (
            <div className={styles.failure}>
              <PendingContent onRetry={retry} />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
};
