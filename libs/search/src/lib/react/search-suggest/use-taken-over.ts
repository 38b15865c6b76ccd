import { useLayoutEffect } from 'react';

/** The input that was there before. */
export interface PlainInput {
  readonly input: HTMLInputElement;
  /** The shopper was in it until now. */
  readonly hadFocus: boolean;
}

/**
 * Goes on where the plain input was left: with its text, the place in it, and the focus. The plain input is read when it
 * has already gone, so no letter that was typed while the code came is lost.
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
