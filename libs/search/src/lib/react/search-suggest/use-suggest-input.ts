import { useEffect, useLayoutEffect, useRef } from 'react';

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

/** The previous input. */
export interface PlainInput {
  readonly input: HTMLInputElement;
  /** It had the focus until now. */
  readonly hadFocus: boolean;
}

/**
 * Continues where the plain input was left: with its text, its selection and the focus. The plain input is read after
 * its removal, so no letter that was typed while the code loaded is lost.
 */
export function useTakenOver(id: string, plain: PlainInput | undefined): void {
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (!plain || !(input instanceof HTMLInputElement)) return;
    input.value = plain.input.value;
    if (!plain.hadFocus) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(plain.input.selectionStart, plain.input.selectionEnd);
  }, [id, plain]);
}
