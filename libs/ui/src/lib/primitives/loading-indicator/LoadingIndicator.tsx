import { useEffect, useReducer } from 'react';

import { idleIndicator, loadingIndicatorTimes, reduceLoadingIndicator } from './loading-indicator-state.ts';
import styles from './LoadingIndicator.module.css';

export interface LoadingIndicatorProps {
  /** Something is loading. */
  readonly active: boolean;
  /** The text after a long wait, such as "One moment". */
  readonly label: string;
  /** The delay before the indicator appears, in ms. */
  readonly delayMs?: number;
}

/** Shows in the middle of the window that loading takes long. A quick load shows nothing, and nothing is covered. */
export const LoadingIndicator = ({ active, label, delayMs = loadingIndicatorTimes.delayMs }: LoadingIndicatorProps) => {
  const [state, dispatch] = useReducer(reduceLoadingIndicator, idleIndicator);

  useEffect(() => {
    const at = performance.now();
    dispatch(active ? { type: 'start', at, delayMs } : { type: 'end', at });
  }, [active, delayMs]);

  useEffect(() => {
    if (state.phase !== 'waiting' && state.phase !== 'ending') return;
    const timer = setInterval(() => dispatch({ type: 'check', at: performance.now() }), loadingIndicatorTimes.checkMs);
    return () => clearInterval(timer);
  }, [state.phase]);

  return (
    <div className={styles.place} role="status">
      {(state.phase === 'shown' || state.phase === 'ending') && (
        <p className={styles.indicator}>
          <span className={styles.spinner} aria-hidden="true" />
          {label}
        </p>
      )}
    </div>
  );
};
