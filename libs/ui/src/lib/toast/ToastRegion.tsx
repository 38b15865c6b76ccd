import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Toast } from './Toast.tsx';
import styles from './Toast.module.css';

/** One short message about something that has just happened. */
export interface ToastMessage {
  readonly id: string;
  readonly message: ReactNode;
  readonly tone?: 'neutral' | 'success' | 'danger';
  /** One way on, such as a link to the bag or a button that undoes. */
  readonly action?: ReactNode;
}

export interface ToastRegionProps {
  readonly toasts: readonly ToastMessage[];
  /** Called when the shopper closes a toast, and when its time is over. */
  readonly onDismiss: (id: string) => void;
  readonly placement?: 'top-right' | 'bottom';
  /** How long a toast stays, in ms. */
  readonly durationMs?: number;
}

/** Spec §9: a toast is hidden after 5 s. */
const toastDurationMs = 5000;

/** The place where toasts appear and are announced; render it once, always, so that it exists before its first message. */
export const ToastRegion = ({ toasts, onDismiss, placement = 'top-right', durationMs = toastDurationMs }: ToastRegionProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.region} data-placement={placement} role="status" aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} durationMs={durationMs} closeLabel={t`Close`} onDismiss={onDismiss} />
      ))}
    </div>
  );
};
