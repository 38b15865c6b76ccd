import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A title, to be made focusable, that takes the focus when the last line has gone and what was pressed with it. */
export function useEmptiedTitle(isEmpty: boolean): RefObject<HTMLSpanElement | null> {
  const title = useRef<HTMLSpanElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) title.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return title;
}
