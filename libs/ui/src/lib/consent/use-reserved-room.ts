import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells the page how high something at the foot of the window is, as `--reserved-room` in px on `<html>`, for as long
 * as it stands there.
 */
export const useReservedRoom = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--reserved-room', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--reserved-room');
    };
  }, [ref]);
};
