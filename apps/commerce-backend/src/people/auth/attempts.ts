import type { Attempt } from '../../platform/limits/throttle.ts';

const HOUR = 3600;

/** Whose attempt: the account's name and the network address that it comes from. */
export interface Attempter {
  readonly username: string;
  readonly address: string;
}

/** Wrong passwords from one address, for whichever accounts: many shoppers may share it, but one password tried on many accounts is a guess. */
const fromAddress = (burst: number, address: string): Attempt => ({
  kind: 'login-address',
  by: [address],
  rule: { burst: burst * 4, firstWait: 1, maxWait: 900, leaks: true },
});

/**
 * Login attempts: the limit of one account from one address is reached first, then that of the address, last that of
 * the account from everywhere, which must not lock its owner out.
 */
export const loginAttempts = (burst: number, { username, address }: Attempter): readonly Attempt[] => [
  { kind: 'login', by: [username, address], rule: { burst, firstWait: 1, maxWait: 900 } },
  fromAddress(burst, address),
  { kind: 'login-account', by: [username], rule: { burst: burst * 20, firstWait: 1, maxWait: 30 } },
];

/** So many wrong current passwords are allowed in an hour. */
export const passwordAttempts = (burst: number, { username, address }: Attempter): readonly Attempt[] => [
  { kind: 'password', by: [username, address], rule: { burst, firstWait: HOUR, maxWait: HOUR } },
  fromAddress(burst, address),
];

/** Slows down probing which addresses have an account. */
export const registerAttempts = (burst: number, { address }: Attempter): readonly Attempt[] => [
  { kind: 'register', by: [address], rule: { burst, firstWait: 60, maxWait: HOUR, leaks: true } },
];

/** Accounts that one address may open; taken back never. */
export const openingAttempts = (burst: number, { address }: Attempter): readonly Attempt[] => [
  { kind: 'opening', by: [address], rule: { burst: burst * 6, firstWait: 60, maxWait: HOUR, leaks: true } },
];

/** Mails about its password that an account may be sent. */
export const resetAttempts = (burst: number, username: string): readonly Attempt[] => [
  { kind: 'reset', by: [username], rule: { burst, firstWait: 600, maxWait: HOUR } },
];
