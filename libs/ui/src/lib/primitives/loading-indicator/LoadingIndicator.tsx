import { useEffect, useState } from 'react';

import styles from './LoadingIndicator.module.css';

export interface LoadingIndicatorProps {
  /** Something is loading. */
  readonly active: boolean;
  /** The text after a long wait, such as "One moment". */
  readonly label: string;
  /** The delay before the indicator appears, in ms; 1000 by default. */
  readonly delayMs?: number;
}

/** The interval at which the indicator changes, in ms. */
const CHECK_MS = 100;
/** A load that ends right after the delay does not make the indicator flash: it stays for so many ms. */
const MIN_SHOWN_MS = 200;

/** Shows in the middle of the window that loading takes long. A quick load shows nothing, and nothing is covered. */
export const LoadingIndicator = ({ active, label, delayMs = 1000 }: LoadingIndicatorProps) => {
  const [shownAt, setShownAt] = useState<number>();

  useEffect(() => {
    if (active === (shownAt !== undefined)) return undefined;
    const change = () => setShownAt(active ? performance.now() : undefined);
    const waitMs = shownAt === undefined ? delayMs : shownAt + MIN_SHOWN_MS - performance.now();
    if (waitMs <= 0) {
      change();
      return undefined;
    }
    const timer = setTimeout(change, Math.ceil(waitMs / CHECK_MS) * CHECK_MS);
    return () => clearTimeout(timer);
  }, [active, delayMs, shownAt]);

  return (
    <div className={styles.place} role="status">
      {shownAt !== undefined && (
        <p className={styles.indicator}>
          <span className={styles.spinner} aria-hidden="true" />
          {label}
        </p>
      )}
    </div>
  );
};
