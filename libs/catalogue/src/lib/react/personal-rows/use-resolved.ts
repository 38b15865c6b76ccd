import { useLoaded } from '@lyng/ui';
import { useCallback } from 'react';

/** A value that may still be loading: `undefined` until it is there, and when it fails. */
export function useResolved<Value>(source: Value | Promise<Value>): Value | undefined {
  const isPending = source instanceof Promise;
  const load = useCallback(async () => ({ of: source, value: (await source) as Value }), [source]);
  const [resolved] = useLoaded(isPending, load);
  if (!isPending) return source;
  return resolved?.of === source ? resolved.value : undefined;
}
