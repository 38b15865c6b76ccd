import { useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';

import { Snackbar } from './Snackbar.tsx';
import styles from './Snackbar.module.css';
import { stacksOf } from './snackbar-message.ts';
import type { SnackbarMessage } from './snackbar-message.ts';
import { useTopLayer } from './use-top-layer.ts';

export interface SnackbarRegionProps {
  readonly snackbars: readonly SnackbarMessage[];
  /** Called when the shopper closes a snackbar or uses its action, and when its time is over. */
  readonly onDismiss: (id: string) => void;
}

/**
 * The region where snackbars appear and are announced, above everything and also above an open dialog. Render it once,
 * always, so that it exists before its first message. Renders nothing on the server.
 */
export const SnackbarRegion = ({ snackbars, onDismiss }: SnackbarRegionProps) => {
  const { t } = useLingui();
  const stacks = stacksOf(snackbars);
  const layer = useTopLayer(styles.layer, stacks.flatMap((stack) => stack.snackbars.map(({ id }) => id)).join(' '));

  return (
    layer &&
    createPortal(
      <div role="status" aria-live="polite" aria-atomic="false">
        {(['top', 'bottom'] as const).map((edge) => (
          <div key={edge} className={styles.edge} data-edge={edge}>
            {stacks
              .filter((stack) => stack.placement.startsWith(edge))
              .map((stack) => (
                <div key={stack.placement} className={styles.stack} data-placement={stack.placement}>
                  {stack.snackbars.map((snackbar) => (
                    <Snackbar key={snackbar.id} snackbar={snackbar} closeLabel={t`Close`} onDismiss={onDismiss} />
                  ))}
                </div>
              ))}
          </div>
        ))}
      </div>,
      layer,
    )
  );
};
