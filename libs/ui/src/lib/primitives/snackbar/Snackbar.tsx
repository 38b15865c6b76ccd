import { useState } from 'react';

import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { IconButton } from '../button/IconButton.tsx';
import styles from './Snackbar.module.css';
import type { SnackbarMessage } from './snackbar-message.ts';
import { useCountdown } from './use-countdown.ts';

interface SnackbarProps {
  readonly snackbar: SnackbarMessage;
  readonly closeLabel: string;
  readonly onDismiss: (id: string) => void;
}

/** A snackbar is hidden after 5 s. */
const DURATION_MS = 5000;

/** One snackbar; its timer pauses while the pointer or the focus is in it (WCAG 2.2.1). */
export const Snackbar = ({
  snackbar: { id, message, tone, action, persistent = false },
  closeLabel,
  onDismiss,
}: SnackbarProps) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => onDismiss(id);
  useCountdown({ durationMs: DURATION_MS, paused: persistent || hovered || focused, onEnd: dismiss });
  return (
    <div
      className={styles.snackbar}
      data-tone={tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.message}>{message}</span>
      {action && 'href' in action && (
        <ButtonLink variant="quiet" href={action.href} onClick={dismiss}>
          {action.label}
        </ButtonLink>
      )}
      {action && 'onPress' in action && (
        <Button
          variant="quiet"
          onClick={() => {
            action.onPress();
            dismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={closeLabel} onClick={dismiss} />
    </div>
  );
};
