import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface OnceHydratedProps {
  readonly run: () => void;
  readonly children: ReactNode;
}

/**
 * Runs something when what is inside has become alive; once, whatever React renders again. It stands around the app and
 * not beside it: a sibling would give every `useId` below another id than the server gave it.
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
