import { useEffect, useState } from 'react';

/** What was loaded, as soon as it is there, and how to try again where it did not come. */
export type Loaded<T> = readonly [value: T | undefined, retry: (() => void) | null];

/**
 * Loads what a dialog shows once it is `wanted`. A response that comes after the shopper has closed it changes nothing; what
 * failed is tried again when it is opened anew. Give `load` from outside the component or remembered.
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
