import { useEffect, useRef } from 'react';

/** Calls `onEnd` once after `durationMs` ms in total, not counting the time it is `paused`. */
export const useCountdown = ({
  durationMs,
  paused,
  onEnd,
}: {
  readonly durationMs: number;
  readonly paused: boolean;
  readonly onEnd: () => void;
}): void => {
  const remainingMs = useRef(durationMs);

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [paused, onEnd]);
};
