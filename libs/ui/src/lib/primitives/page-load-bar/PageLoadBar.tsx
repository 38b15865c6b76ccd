import { useEffect, useReducer } from 'react';

import { hiddenBar, nextTickAt, pageLoadBarTimes, reducePageLoadBar } from './page-load-bar-state.ts';
import styles from './PageLoadBar.module.css';

export interface PageLoadBarProps {
  /** A page is being loaded. */
  readonly active: boolean;
  /** The load that has just ended did not succeed. */
  readonly failed?: boolean;
  /** The bar's name for assistive technology, such as "Loading page". */
  readonly label: string;
  /** The clock, in ms. */
  readonly now?: () => number;
}

const monotonicNow = () => performance.now();

/** A thin bar at the top edge while a page is loading. */
export const PageLoadBar = ({ active, failed = false, label, now = monotonicNow }: PageLoadBarProps) => {
  const [state, dispatch] = useReducer(reducePageLoadBar, hiddenBar);

  useEffect(() => {
    dispatch({ type: active ? 'start' : failed ? 'fail' : 'finish', at: now() });
  }, [active, failed, now]);

  useEffect(() => {
    const at = nextTickAt(state);
    if (at === null) return;
    // The planned time is passed on, since a timer may fire a little early by another clock.
    const timer = setTimeout(() => dispatch({ type: 'tick', at: Math.max(at, now()) }), at - now());
    return () => clearTimeout(timer);
  }, [state, now]);

  if (state.phase === 'hidden' || state.phase === 'waiting') return null;
  return (
    <div className={styles.track} role="progressbar" aria-label={label}>
      <div
        className={styles.bar}
        data-phase={state.phase}
        style={{ animationDuration: `${pageLoadBarTimes.durationMs}ms` }}
      />
    </div>
  );
};
