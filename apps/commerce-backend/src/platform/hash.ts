import { createHash } from 'node:crypto';

/** SHA-256 of a text: what is stored, or compared, in place of the text itself. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
