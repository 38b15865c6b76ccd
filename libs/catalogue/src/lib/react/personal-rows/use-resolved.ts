import { useEffect, useState } from 'react';

interface Resolved<Value> {
  readonly of: Promise<Value>;
  readonly value: Value;
}

/** A value that may still be loading: `undefined` until it is there, and when it fails. */
export function useResolved<Value>(source: Value | Promise<Value>): Value | undefined {
  const [resolved, setResolved] = useState<Resolved<Value>>();
  useEffect(() => {
    if (!(source instanceof Promise)) return undefined;
    let isWanted = true;
    source.then(
      (value) => isWanted && setResolved({ of: source, value }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  if (!(source instanceof Promise)) return source;
  return resolved?.of === source ? resolved.value : undefined;
}
