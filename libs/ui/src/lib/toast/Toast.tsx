import { useState } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import styles from './Toast.module.css';
import type { ToastMessage } from './ToastRegion.tsx';
import { useCountdown } from './use-countdown.ts';

interface ToastProps {
  readonly toast: ToastMessage;
  readonly durationMs: number;
  readonly closeLabel: string;
  readonly onDismiss: (id: string) => void;
}

/** One toast; its time stands still while the pointer or the focus is in it (WCAG 2.2.1). */
export const Toast = ({ toast, durationMs, closeLabel, onDismiss }: ToastProps) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => onDismiss(toast.id);
  useCountdown({ durationMs, paused: hovered || focused, onEnd: dismiss });
  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.message}>{toast.message}</span>
      {toast.action}
      <IconButton icon="close" label={closeLabel} onClick={dismiss} />
    </div>
  );
};
