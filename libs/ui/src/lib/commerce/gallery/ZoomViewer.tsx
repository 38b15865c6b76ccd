import { useLingui } from '@lingui/react/macro';
import { useImperativeHandle, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';

import { IconButton } from '../../primitives/button/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { Image } from '../image/Image.tsx';
import { useZoom } from './use-zoom.ts';
import type { ZoomDialogProps } from './ZoomDialog.tsx';
import dialogStyles from './ZoomDialog.module.css';
import { transformOf } from './zoom-view.ts';
import { ZoomImage } from './ZoomImage.tsx';
import styles from './ZoomViewer.module.css';

export interface ZoomViewerProps extends Omit<ZoomDialogProps, 'onClose'> {
  /** The action of a key in the dialog. */
  readonly keys: Ref<(event: KeyboardEvent) => void>;
}

const zoomFactor = 1.6;
const panPx = 80;
const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/**
 * The content of the dialog: one image to zoom into, and controls for the others; loaded when an image is first pressed.
 */
export const ZoomViewer = ({ label, images, first, shown: previews, keys }: ZoomViewerProps) => {
  const { t } = useLingui();
  const [current, setCurrent] = useState(first);
  const total = images.length;
  const turn = (step: number) => show((current + step + total) % total);
  const { view, frameProps, zoomBy, move } = useZoom(turn);
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
  useImperativeHandle(keys, () => onKeyDown);

  const image = images[current];
  const shown = current + 1;
  if (!image) return null;
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.counter} role="status">
          {total > 1 && (
            <>
              <span aria-hidden="true">
                {shown} / {total}
              </span>
              <VisuallyHidden>{t`Image ${shown} of ${total}`}</VisuallyHidden>
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
      </div>
      <div className={dialogStyles.view}>
        <div {...frameProps} className={styles.frame} data-zoomed={view.scale > 1 || undefined}>
          <ZoomImage key={current} image={image} preview={previews[current]} transform={transformOf(view)} />
        </div>
        {total > 1 && (
          <>
            <IconButton
              className={styles.previous}
              icon="chevron-left"
              label={t`Previous image`}
              onClick={() => turn(-1)}
            />
            <IconButton className={styles.next} icon="chevron-right" label={t`Next image`} onClick={() => turn(1)} />
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
    </>
  );
};
