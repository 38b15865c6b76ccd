import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The pressed control disappeared with its page, such as a removed filter. */
const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * After a navigation the focus moves to the page's heading, so that a screen reader announces it and the keyboard
 * continues there. Filters, order and more products stay on their page, where the focus stays on the pressed control or
 * moves to the list.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const from = shown.current;
    if (from === location) return;
    shown.current = location;
    const focusHeading = () => {
      const heading = main.current?.querySelector<HTMLElement>('h1');
      heading?.setAttribute('tabindex', '-1');
      (heading ?? main.current)?.focus({ preventScroll: true });
    };
    if (from.pathname !== location.pathname) return focusHeading();
    // A hash on the same page is handled by the browser: it continues from the element with that id.
    if (location.hash !== '') return;
    // After observers of the page, which may have a better place for a focus that is lost.
    queueMicrotask(() => {
      if (focusIsLost()) focusHeading();
    });
  }, [location]);
  return main;
}
