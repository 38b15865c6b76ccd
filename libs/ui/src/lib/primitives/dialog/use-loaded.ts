import { useEffect, useState } from 'react';

/** The loaded value, and a function to retry after a failure. */
export type Loaded<T> = readonly [value: T | undefined, retry: (() => void) | null];

/**
 * Loads the content of a dialog once it is `wanted`. When the shopper closes it, the signal is aborted and a response is
 * ignored; a failed load is retried when the dialog is opened again. Define `load` outside the component or memoise it.
 */
export function useLoaded<T>(wanted: boolean, load: (leaving: AbortSignal) => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    if (isLost) return () => setLost(false);
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => leaving.signal.aborted || setLoaded({ value }),
      () => leaving.signal.aborted || setLost(true),
    );
    return () => leaving.abort();
  }, [wanted, isLost, load]);
  return [loaded?.value, isLost ? () => setLost(false) : null];
}
