import type { Attempt } from './throttle.ts';

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
  rule: { burst: burst * 4, firstWait: 1, longestWait: 900, leaks: true },
});

/** Logging in: an account from one address soonest, then the address, last the account from everywhere, which must not be kept from its owner. */
export const loginAttempts = (burst: number, { username, address }: Attempter): readonly Attempt[] => [
  { kind: 'login', by: [username, address], rule: { burst, firstWait: 1, longestWait: 900 } },
  fromAddress(burst, address),
  { kind: 'login-account', by: [username], rule: { burst: burst * 20, firstWait: 1, longestWait: 30 } },
];

/** W32: a wrong current password may be given so often in an hour. */
export const passwordAttempts = (burst: number, { username, address }: Attempter): readonly Attempt[] => [
  { kind: 'password', by: [username, address], rule: { burst, firstWait: HOUR, longestWait: HOUR } },
  fromAddress(burst, address),
];

/** W23: who asks which addresses have an account is slowed down. */
export const registerAttempts = (burst: number, { address }: Attempter): readonly Attempt[] => [
  { kind: 'register', by: [address], rule: { burst, firstWait: 60, longestWait: HOUR, leaks: true } },
];

/** Accounts that one address may open; taken back never. */
export const openingAttempts = (burst: number, { address }: Attempter): readonly Attempt[] => [
  { kind: 'opening', by: [address], rule: { burst: burst * 6, firstWait: 60, longestWait: HOUR, leaks: true } },
];

/** Sign-ups for the newsletter from one address, each of which may send a mail to somebody else; taken back never. */
export const newsletterAttempts = (burst: number, address: string): readonly Attempt[] => [
  { kind: 'newsletter', by: [address], rule: { burst: burst * 4, firstWait: 60, longestWait: HOUR, leaks: true } },
];

/** Mails about its password that an account may be sent. */
export const resetAttempts = (burst: number, username: string): readonly Attempt[] => [
  { kind: 'reset', by: [username], rule: { burst, firstWait: 600, longestWait: HOUR } },
];
