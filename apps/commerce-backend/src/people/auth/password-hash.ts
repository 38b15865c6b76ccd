import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** How much work a guess is. Written down with each hash, so that it can be raised one day. */
export interface PasswordCost {
  /** Memory and time, as a power of two: 2^14 blocks are 16 MB. */
  readonly exponent: number;
  readonly blockSize: number;
  readonly parallel: number;
}

/** One of the settings that OWASP's password storage cheat sheet names as equally strong. */
const COST: PasswordCost = { exponent: 14, blockSize: 8, parallel: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY = 64 * 1024 * 1024;

const derive = (text: string, salt: Buffer, { exponent, blockSize, parallel }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { N: 2 ** exponent, r: blockSize, p: parallel, maxmem: MAX_MEMORY }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });

const write = (salt: Buffer, key: Buffer, { exponent, blockSize, parallel }: PasswordCost): string =>
  ['scrypt', exponent, blockSize, parallel, salt.toString('base64url'), key.toString('base64url')].join('$');

/**
 * Hashes a password for storage. Clients hash it before they send it, and that hash opens the account as well, so it is
 * hashed again here.
 */
export async function hashPassword(sent: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(salt, await derive(sent, salt, cost), cost);
}

/**
 * A hash that no password has: an unknown account takes as long as a wrong password, so that accounts are not revealed.
 */
const decoy = write(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES), COST);

/** Whether that is the password; `undefined` stands for an account that does not exist, and takes the same time. */
export async function isPassword(stored: string | undefined, sent: string): Promise<boolean> {
  const [, exponent, blockSize, parallel, salt = '', key = ''] = (stored ?? decoy).split('$');
  const cost = { exponent: Number(exponent), blockSize: Number(blockSize), parallel: Number(parallel) };
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(sent, Buffer.from(salt, 'base64url'), cost);
  return stored !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
}
