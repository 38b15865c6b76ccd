import { useEffect, useRef, useState } from 'react';

import styles from './PageLoadBar.module.css';

export interface PageLoadBarProps {
  /** A page is being loaded. */
  readonly active: boolean;
  /** The load that has just ended did not succeed. */
  readonly failed?: boolean;
  /** The bar's name for assistive technology, such as "Loading page". */
  readonly label: string;
  /** The time for which the bar stays after the end, in ms; 500 by default. */
  readonly hideDelayMs?: number;
}

/** Quick loads never show the bar. */
const THROTTLE_MS = 200;

/** A thin bar at the top edge while a page is loading; a failure shows it at once. */
export const PageLoadBar = ({ active, failed = false, label, hideDelayMs = 500 }: PageLoadBarProps) => {
  const [phase, setPhase] = useState<'hidden' | 'running' | 'finished' | 'failed'>('hidden');
  const isLoading = useRef(false);

  useEffect(() => {
    const hasEnded = isLoading.current && !active;
    isLoading.current = active;
    if (active) {
      setPhase('hidden');
      const timer = setTimeout(setPhase, THROTTLE_MS, 'running');
      return () => clearTimeout(timer);
    }
    if (hasEnded) setPhase((shown) => (failed ? 'failed' : shown === 'running' ? 'finished' : shown));
    return undefined;
  }, [active, failed]);

  useEffect(() => {
    if (phase !== 'finished' && phase !== 'failed') return undefined;
    const timer = setTimeout(setPhase, hideDelayMs, 'hidden');
    return () => clearTimeout(timer);
  }, [phase, hideDelayMs]);

  if (phase === 'hidden') return null;
  return (
    <div className={styles.track} role="progressbar" aria-label={label}>
      <div className={styles.bar} data-phase={phase} />
    </div>
  );
};
