declare global {
  interface Window {
    /** Buttons that were pressed before hydration, in order; `undefined` once React takes the presses. */
    earlyTaps?: HTMLButtonElement[] | undefined;
  }
}

/**
 * Takes the presses that the inline script of the document has recorded (`server/early-taps-script.ts`); from now on it
 * records no more. The result presses the buttons again, for React.
 */
export function takeEarlyTaps(): () => void {
  const taps = window.earlyTaps ?? [];
  window.earlyTaps = undefined;
  // In a task of their own: React hydrates what is pressed only when it is not at work.
  return () => void setTimeout(() => taps.forEach((button) => button.click()));
}
