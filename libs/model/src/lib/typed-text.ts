/**
 * Format characters: zero-width ones, soft hyphens and those that turn the direction of writing. Pasted texts bring
 * them, and they are invisible.
 */
const INVISIBLE = /\p{Cf}/gu;

/** Every dash, the minus sign included. */
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * Characters that hide or turn parts of a text: controls but tab and line break, and marks of direction that reach
 * beyond their own place.
 */
const DISGUISES = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text shows nothing: spaces, controls and characters without width. */
export const isBlank = (text: string): boolean => /^[\s\p{C}\u2800\u3164]*$/u.test(text);

/**
 * One line that a shopper typed, such as a name or a street, as it is stored and sent: composed letters, no invisible
 * characters, and what is pasted over several lines joined.
 */
export const plainLine = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

/**
 * A number or code that a shopper typed or pasted: full-width letters and digits are plain ones (NFKC), every dash is `-`,
 * every space is one plain space, invisible characters are gone. Its reader decides which of them may stand where.
 */
export const plainCode = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFKC').replace(DASH, '-').replace(/\s/g, ' ').trim();

/**
 * A text of several lines, such as a review. Joiners stay here, unlike in a line: some scripts and many emoji are
 * written with them.
 */
export const plainMessage = (text: string): string => text.replace(DISGUISES, '').trim();
