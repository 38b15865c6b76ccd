/** Halves of characters, as they come from texts that were cut without care. */
const HALVES = /\p{Cs}/gu;

/** The text without what the database keeps nowhere (NUL) or not in JSON (halves of characters). */
export const storable = (text: string): string => text.replaceAll('\0', '').replace(HALVES, '');

/** Whether the database keeps the text as it is. */
export const isStorable = (text: string): boolean => storable(text) === text;

/** The beginning of the text, at most so many UTF-16 units: a surrogate pair that would not fit is dropped. */
export const beginningOf = (text: string, maxLength: number): string => storable(text.slice(0, maxLength));
