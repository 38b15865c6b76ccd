import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the input in step with what the page is about: another search, its correction, or none (SEARCH-10). What somebody
 * is typing just then stays.
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
