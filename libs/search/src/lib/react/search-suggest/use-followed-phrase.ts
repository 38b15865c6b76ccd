import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the input in sync with the search of the page: another search, its correction, or none. Text that is being
 * typed stays.
 */
export function useFollowedPhrase(id: string, phrase: string): void {
  const followed = useRef(phrase);
  useLayoutEffect(() => {
    const before = followed.current;
    const input = document.getElementById(id);
    if (before === phrase || !(input instanceof HTMLInputElement)) return;
    followed.current = phrase;
    const isBeingTyped = document.activeElement === input && input.value !== before;
    if (!isBeingTyped) input.value = phrase;
  }, [id, phrase]);
}
