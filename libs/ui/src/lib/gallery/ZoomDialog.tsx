import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { Image } from '../image/Image.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import type { GalleryImage } from './Gallery.tsx';
import { useZoom } from './use-zoom.ts';
import { transformOf } from './zoom-view.ts';
import styles from './ZoomDialog.module.css';

export interface ZoomDialogProps {
  readonly label: string;
  readonly images: readonly GalleryImage[];
  /** The index of the picture that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

const zoomFactor = 1.6;
const panPx = 80;
const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The pictures one by one, as large as the screen, to zoom into; comes when the first picture is pressed. */
export const ZoomDialog = ({ label, images, first, onClose }: ZoomDialogProps) => {
  const { t } = useLingui();
  const modal = useModal(true, onClose);
  const [current, setCurrent] = useState(first);
  const total = images.length;
  const turn = (step: number) => show((current + step + total) % total);
  const { view, stage, zoomBy, move } = useZoom(turn);
  const show = (index: number) => {
    move(null);
    setCurrent(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoomBy(zoomFactor);
    else if (event.key === '-') zoomBy(1 / zoomFactor);
    else if (arrow && view.scale > 1) move({ x: arrow.x * panPx, y: arrow.y * panPx });
    else if (arrow && arrow.x !== 0 && total > 1) turn(-arrow.x);
    else return;
    event.preventDefault();
  };

  const image = images[current];
  const shown = current + 1;
  if (!image) return null;
  return (
    <dialog {...modal} className={styles.dialog} aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p className={styles.counter} role="status">
          {total > 1 && (
            <>
              <span aria-hidden="true">
                {shown} / {total}
              </span>
              <VisuallyHidden>{t`Picture ${shown} of ${total}`}</VisuallyHidden>
            </>
          )}
        </p>
        <IconButton icon="plus" label={t`Zoom in`} onClick={() => zoomBy(zoomFactor)} />
        <IconButton
          icon="minus"
          label={t`Zoom out`}
          aria-disabled={view.scale === 1 || undefined}
          onClick={() => zoomBy(1 / zoomFactor)}
        />
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <div className={styles.view}>
        <div {...stage} className={styles.stage} data-zoomed={view.scale > 1 || undefined}>
          <div key={current} className={styles.picture} style={{ transform: transformOf(view) }}>
            <Image {...image} sizes="200vw" width={1000} height={1250} priority draggable={false} />
          </div>
        </div>
        {total > 1 && (
          <>
            <IconButton
              className={styles.previous}
              icon="chevron-left"
              label={t`Previous picture`}
              onClick={() => turn(-1)}
            />
            <IconButton className={styles.next} icon="chevron-right" label={t`Next picture`} onClick={() => turn(1)} />
          </>
        )}
      </div>
      {total > 1 && (
        <ul className={styles.thumbnails} role="list" aria-label={label}>
          {images.map((thumbnail, index) => (
            <li key={thumbnail.fileName}>
              <button type="button" aria-current={index === current || undefined} onClick={() => show(index)}>
                <Image {...thumbnail} sizes="4rem" width={64} height={80} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  );
};
