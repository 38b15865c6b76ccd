import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Sets the height of an element at the foot of the window as `--reserved-room` in px on `<html>`, for as long as it is
 * mounted.
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
