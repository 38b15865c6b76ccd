import { useLayoutEffect } from 'react';

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
