/** Whether a text shows nothing: spaces, controls and characters without width. */
export const isBlank = (text: string): boolean => /^[\s\p{C}\u2800\u3164]*$/u.test(text);

/** One line as it is sent: composed letters, and what is pasted over several lines joined. */
export const plainLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
