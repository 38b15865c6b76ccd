import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The control that led here went away with the page that it stood on, such as a filter that was taken off. */
const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * After a change of page the focus goes to its heading, so that a screen reader says where the shopper has come and
 * the keyboard goes on from there (W25). Filters, order and more products stay on their page: the focus is the control's that was pressed, or the list's.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const from = shown.current;
    if (from === location) return;
    shown.current = location;
    // A hash on the same page is the platform's: it goes on from the element that the hash names.
    if (from.pathname === location.pathname && (location.hash !== '' || !focusIsLost())) return;
    const heading = main.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [location]);
  return main;
}
