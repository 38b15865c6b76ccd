import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface OnceHydratedProps {
  readonly run: () => void;
  readonly children: ReactNode;
}

/**
 * Runs a callback once when its children have hydrated. It wraps the app instead of being its sibling: a sibling would
 * change every `useId` below it.
 */
export function OnceHydrated({ run, children }: OnceHydratedProps) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  }, [run]);
  return children;
}
