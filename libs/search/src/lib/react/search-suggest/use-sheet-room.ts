import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Sets the space below an element as `--sheet-room` in px on it: down to the keyboard of a phone, which CSS units do
 * not include.
 */
export function useSheetRoom(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const view = window.visualViewport;
    if (!element || !view) return;
    const measure = (): void => {
      const below = view.offsetTop + view.height - element.getBoundingClientRect().bottom;
      element.style.setProperty('--sheet-room', `${Math.max(0, Math.floor(below))}px`);
    };
    measure();
    const events = ['resize', 'scroll'] as const;
    for (const event of events) view.addEventListener(event, measure);
    element.addEventListener('focusin', measure);
    return () => {
      for (const event of events) view.removeEventListener(event, measure);
      element.removeEventListener('focusin', measure);
    };
  }, [ref]);
}
