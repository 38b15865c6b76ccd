import { useEffect } from 'react';

/** Words that name one page of the shop. */
export interface StraightWay {
  readonly text: string;
  /** The page's address on this site. */
  readonly path: string;
}

/**
 * Whoever sends the form with words that name one page goes straight there. Only what is known by then counts: nobody waits
 * for an answer (PAIN-16).
 */
export function useStraightWay(id: string, way: StraightWay | null, go: (path: string) => void): void {
  useEffect(() => {
    const input = document.getElementById(id);
    if (way === null || !(input instanceof HTMLInputElement) || !input.form) return;
    const { form } = input;
    const onSubmit = (event: SubmitEvent): void => {
      if (input.value.trim() !== way.text.trim()) return;
      event.preventDefault();
      // The form has a way of its own, to the results.
      event.stopPropagation();
      input.value = '';
      go(way.path);
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [id, way, go]);
}
