import { fail } from '@lyng/model';

/** False for text with the character that stands where bytes are not UTF-8. */
export const isDecoded = (text: string): boolean => !text.includes('\uFFFD');

export const notUtf8 = fail('a text that is not UTF-8');
