import { plainLine } from './typed-text.ts';

/** One label of a domain: letters and digits of any script, hyphens inside. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/**
 * A name without quotes or control characters, and a domain of at least two labels, the last of which is not a number.
 * Quoted names are rejected.
 */
const ADDRESS = new RegExp(
  `^[^\\s\\p{C}@"<>(),;:\\\\[\\].]+(?:\\.[^\\s\\p{C}@"<>(),;:\\\\[\\].]+)*@${LABEL}(?:\\.${LABEL})*\\.(?!\\d+$)${LABEL}$`,
  'u',
);

/** The longest address that mail servers take, and the longest name before its @ (RFC 5321), in characters. */
const MAX_ADDRESS = 254;
const MAX_NAME = 64;

/**
 * Reads an e-mail address as a shopper typed or pasted it, without the invisible characters and spaces around it.
 * @returns `null` when mail cannot be sent there; only a mail shows whether the mailbox exists.
 */
export function readEmail(text: string): string | null {
  const email = plainLine(text);
  return email.length <= MAX_ADDRESS && email.indexOf('@') <= MAX_NAME && ADDRESS.test(email) ? email : null;
}
