import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Puts the focus on the form's button when the shopper is back from paying: where they left it. */
export function useFocusOnReturn(isAway: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return form;
}
