import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts';
import { matchesScrypt } from './scrypt-hash.ts';

/** The cost of a guess. Each hash stores it, so that it can be raised one day. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/**
 * The settings that OWASP's password storage cheat sheet names first: 19 MiB and two passes are expensive on the
 * graphics cards that guess, and a few hundredths of a second here.
 */
const COST: PasswordCost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Hashes at the same time: half of the four threads that Node also reads files with. Each works on 19 MiB. The allocator
 * retains freed blocks for each thread, so that the process grows by about 120 MiB, however many hashes wait. They wait
 * in the order in which they came; how many may come is up to the limits of attempts and requests.
 */
const MAX_AT_ONCE = 2;

// Of the process, as its threads and its memory are.
const limit = limitConcurrency(MAX_AT_ONCE, {
  onReject: () => new Error('commerce-backend: a password waits for its turn without a limit, and was rejected.'),
});

interface StoredHash {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

const derive = (
  message: string,
  { cost: { memory, passes, parallelism }, salt: nonce, key }: StoredHash,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const work = { message, nonce, memory, passes, parallelism, tagLength: key.length };
    argon2('argon2id', work, (error, derived) => (error === null ? resolve(derived) : reject(error)));
  });

/** The beginning of all hashes of that cost. 19 is the version of Argon2, 1.3. */
const headOf = ({ memory, passes, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${String(memory)},t=${String(passes)},p=${String(parallelism)}$`;

/** PHC strings have base64 without padding. */
const text = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const read = (stored: string): StoredHash | undefined => {
  const [, memory, passes, parallelism, salt = '', key = ''] = PHC.exec(stored) ?? [];
  if (memory === undefined) return undefined;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
};

/**
 * Hashes a password for storage, as a PHC string. Clients hash it before they send it, and that hash opens the account
 * as well, so it is hashed again here.
 */
export async function hashPassword(sent: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await limit(() => derive(sent, { cost, salt, key: Buffer.alloc(KEY_BYTES) }));
  return `${headOf(cost)}${text(salt)}$${text(key)}`;
}

/** Whether a hash is of another kind, or of another cost, than new ones. */
export const isOutdatedHash = (stored: string): boolean => !stored.startsWith(headOf(COST));

/**
 * A hash that no password has: an unknown account takes as long as a wrong password, so that accounts are not revealed.
 */
const decoy: StoredHash = { cost: COST, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) };

/** Whether that is the password; `undefined` stands for an account that does not exist, and takes the same time. */
export function isPassword(stored: string | undefined, sent: string): Promise<boolean> {
  return limit(async () => {
    const hash = stored === undefined ? decoy : read(stored);
    if (hash === undefined) return (await matchesScrypt(stored ?? '', sent)) ?? false;
    return timingSafeEqual(await derive(sent, hash), hash.key) && stored !== undefined;
  });
}
