import type { Attempt } from '../../platform/limits/throttle.ts';

const HOUR = 3600;

export interface Attempter {
  readonly username: string;
  readonly address: string;
  /** The group of passwords that the tried one is in. */
  readonly passwordGroup: string;
}

/** Wrong passwords from one address, for whichever accounts: many shoppers may share it, but one password tried on many accounts is a guess. */
const fromAddress = (burst: number, address: string): Attempt => ({
  kind: 'login-address',
  by: [address],
  rule: { burst: burst * 4, firstWait: 1, maxWait: 900, leaks: true },
});

/**
 * One wrong password from everywhere, for whichever accounts: a guess that is spread over many networks. Many shoppers
 * may have that password, or mistype theirs as it, so it is never blocked as such: after so many in an hour each
 * network has one wrong try with it, then waits. The owner of such a password logs in at once, unless somebody on the
 * same network has just tried it.
 */
const withPassword = (burst: number, { address, passwordGroup }: Attempter): Attempt => ({
  kind: 'login-password',
  by: [passwordGroup],
  rule: { burst: burst * 20, firstWait: 60, maxWait: 900, leaks: true },
  instead: {
    kind: 'login-password-address',
    by: [passwordGroup, address],
    rule: { burst: 1, firstWait: 60, maxWait: 900 },
  },
});

/**
 * Login attempts: the limit of one account from one address is reached first, then that of the address, then that of
 * one password, last that of the account from everywhere, which must not lock its owner out. A success clears only the
 * first: with an account of their own, a guesser could clear the others.
 */
export const loginAttempts = (burst: number, who: Attempter): readonly Attempt[] => [
  { kind: 'login', by: [who.username, who.address], rule: { burst, firstWait: 1, maxWait: 900, clears: true } },
  fromAddress(burst, who.address),
  withPassword(burst, who),
  { kind: 'login-account', by: [who.username], rule: { burst: burst * 20, firstWait: 1, maxWait: 30 } },
];

export const passwordAttempts = (burst: number, who: Attempter): readonly Attempt[] => [
  { kind: 'password', by: [who.username, who.address], rule: { burst, firstWait: HOUR, maxWait: HOUR, clears: true } },
  fromAddress(burst, who.address),
  withPassword(burst, who),
];

/** Slows down probing which addresses have an account. */
export const registerAttempts = (burst: number, { address }: Pick<Attempter, 'address'>): readonly Attempt[] => [
  { kind: 'register', by: [address], rule: { burst, firstWait: 60, maxWait: HOUR, leaks: true } },
];

/** Accounts that one address may open; taken back never. */
export const openingAttempts = (burst: number, { address }: Pick<Attempter, 'address'>): readonly Attempt[] => [
  { kind: 'opening', by: [address], rule: { burst: burst * 6, firstWait: 60, maxWait: HOUR, leaks: true } },
];

/** Mails about its password that an account may be sent. */
export const resetAttempts = (burst: number, username: string): readonly Attempt[] => [
  { kind: 'reset', by: [username], rule: { burst, firstWait: 600, maxWait: HOUR } },
];
