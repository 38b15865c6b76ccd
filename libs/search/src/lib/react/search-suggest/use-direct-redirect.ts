import { useEffect } from 'react';

/** Words that name one page of the shop. */
export interface DirectRedirect {
  readonly text: string;
  /** The page's address on this site. */
  readonly path: string;
}

/**
 * When the submitted words name one page of the shop, the form leads directly to it. Only suggestions that are already
 * loaded count: the submit never waits for a response.
 */
export function useDirectRedirect(id: string, target: DirectRedirect | null, navigate: (path: string) => void): void {
  useEffect(() => {
    const input = document.getElementById(id);
    if (target === null || !(input instanceof HTMLInputElement) || !input.form) return;
    const { form } = input;
    const onSubmit = (event: SubmitEvent): void => {
      if (input.value.trim() !== target.text.trim()) return;
      event.preventDefault();
      // The form has another target: the results.
      event.stopPropagation();
      input.value = '';
      navigate(target.path);
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [id, target, navigate]);
}
