import { scrypt, timingSafeEqual } from 'node:crypto';

/** Hashes of before Argon2id: `scrypt$exponent$blockSize$parallel$salt$key`. They are only verified, never written. */
const SCRYPT = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;
/** Bytes; the hashes that were stored need 16 MiB. */
const MAX_MEMORY = 64 * 1024 * 1024;

/** Whether a stored hash is one of scrypt, and of that password; undefined when it is of another kind. */
export async function matchesScrypt(stored: string, sent: string): Promise<boolean | undefined> {
  const [, exponent, blockSize, parallel, salt = '', key = ''] = SCRYPT.exec(stored) ?? [];
  if (exponent === undefined) return undefined;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: 2 ** Number(exponent), r: Number(blockSize), p: Number(parallel), maxmem: MAX_MEMORY };
  const given = await new Promise<Buffer>((resolve, reject) => {
    scrypt(sent, Buffer.from(salt, 'base64url'), expected.length, cost, (error, derived) =>
      error === null ? resolve(derived) : reject(error),
    );
  });
  return timingSafeEqual(given, expected);
}
