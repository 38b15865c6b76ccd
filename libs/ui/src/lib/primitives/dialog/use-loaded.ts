import { useEffect, useState } from 'react';

/** The loaded value, and a function to retry after a failure. */
export type Loaded<T> = readonly [value: T | undefined, retry: (() => void) | null];

/**
 * Loads the content of a dialog once it is `wanted`. A response after the shopper has closed it is ignored; a failed
 * load is retried when the dialog is opened again. Define `load` outside the component or memoise it.
 */
export function useLoaded<T>(wanted: boolean, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    if (isLost) return () => setLost(false);
    let isGone = false;
    load().then(
      (value) => isGone || setLoaded({ value }),
      () => isGone || setLost(true),
    );
    return () => {
      isGone = true;
    };
  }, [wanted, isLost, load]);
  return [loaded?.value, isLost ? () => setLost(false) : null];
}
