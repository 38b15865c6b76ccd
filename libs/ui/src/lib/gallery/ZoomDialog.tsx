import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { PendingContent } from '../dialog/PendingContent.tsx';
import { useLoaded } from '../dialog/use-loaded.ts';
import { useModal } from '../dialog/use-modal.ts';
import type { GalleryImage } from './Gallery.tsx';
import styles from './ZoomDialog.module.css';

export interface ZoomDialogProps {
  readonly label: string;
  readonly images: readonly GalleryImage[];
  /** The index of the picture that is shown first. */
  readonly first: number;
  /** The addresses of the pictures as the page shows them: they are there before the larger ones. */
  readonly shown: readonly string[];
  readonly onClose: () => void;
}

export const loadZoom = async () => (await import('./ZoomStage.tsx')).ZoomStage;

/** The pictures one by one, as large as the screen. Opens at once, with the picture as the page shows it; what zooms it comes later. */
export const ZoomDialog = ({ onClose, ...stage }: ZoomDialogProps) => {
  const { t } = useLingui();
  const modal = useModal(true, onClose);
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const [Stage, retry] = useLoaded(true, loadZoom);
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      data-many={stage.images.length > 1 || undefined}
      aria-label={stage.label}
      aria-busy={!Stage && !retry}
      onKeyDown={(event) => keys.current?.(event)}
    >
      <IconButton className={styles.close} icon="close" label={t`Close`} onClick={onClose} />
      {Stage ? (
        <Stage {...stage} keys={keys} />
      ) : (
        <div className={styles.view}>
          <img
            className={styles.picture}
            src={stage.shown[stage.first] || undefined}
            alt={stage.images[stage.first]?.alt}
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
