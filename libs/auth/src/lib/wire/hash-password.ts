/** The same in every client, so not a secret. The hash is as good as the password; the service hashes it again. */
const salt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** The part of Web Crypto that is used; missing on pages without https. */
export type DigestLike = Pick<SubtleCrypto, 'digest'>;

/** The hash that is sent instead of the password. A letter counts as the same however the keyboard composes it. */
export async function hashPassword(subtle: DigestLike, password: string): Promise<string> {
  const digest = await subtle.digest('SHA-384', new TextEncoder().encode(password.normalize('NFC') + salt));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
