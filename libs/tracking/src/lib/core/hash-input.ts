/** The SHA-256 of bytes. In a browser: `(bytes) => crypto.subtle.digest('SHA-256', bytes)`. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/**
 * The form in which a personal datum is hashed: trimmed and lower-cased, and composed (NFC), so that an Å typed as A
 * and ring gives the hash of an Å.
 */
export const normalisePersonalData = (text: string): string => text.trim().toLowerCase().normalize('NFC');

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The SHA-256 of a personal datum, in lower-case hexadecimal.
 * @returns `''` for an empty datum: the hash of nothing would make all shoppers without one look like the same person.
 */
export async function hashPersonalData(text: string, sha256: Sha256): Promise<string> {
  const normalised = normalisePersonalData(text);
  return normalised === '' ? '' : hex(await sha256(new TextEncoder().encode(normalised)));
}
