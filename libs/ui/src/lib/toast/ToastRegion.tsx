import { useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';

import { Toast } from './Toast.tsx';
import styles from './Toast.module.css';
import { stacksOf } from './toast-message.ts';
import type { ToastMessage, ToastPlacement } from './toast-message.ts';
import { useTopLayer } from './use-top-layer.ts';

export interface ToastRegionProps {
  readonly toasts: readonly ToastMessage[];
  /** Called when the shopper closes a toast or takes its way on, and when its time is over. */
  readonly onDismiss: (id: string) => void;
  /** Where toasts appear that do not say so themselves. */
  readonly placement?: ToastPlacement;
  /** How long a toast stays, in ms. */
  readonly durationMs?: number;
  /** How many are shown at once; the others wait for their turn. */
  readonly limit?: number;
}

/** Spec §9: a toast is hidden after 5 s. */
const toastDurationMs = 5000;

/**
 * The place where toasts appear and are announced, above everything and also above an open dialog (UI-01). Render it once,
 * always, so that it exists before its first message. Shows nothing on the server.
 */
export const ToastRegion = ({
  toasts,
  onDismiss,
  placement = 'top-right',
  durationMs = toastDurationMs,
  limit = 3,
}: ToastRegionProps) => {
  const { t } = useLingui();
  const layer = useTopLayer(
    styles.layer,
    toasts
      .slice(0, limit)
      .map(({ id }) => id)
      .join(' '),
  );

  const stacks = stacksOf(toasts, limit, placement);
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
                  {stack.toasts.map((toast) => (
                    <Toast
                      key={toast.id}
                      toast={toast}
                      durationMs={durationMs}
                      closeLabel={t`Close`}
                      onDismiss={onDismiss}
                    />
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
