import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The value of the latest render, for code that runs later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
