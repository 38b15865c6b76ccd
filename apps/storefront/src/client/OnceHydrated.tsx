import { useEffect, useRef } from 'react';

/** Runs something when the page around it has become alive; once, whatever React renders again. */
export function OnceHydrated({ run }: { readonly run: () => void }) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  }, [run]);
  return null;
}
