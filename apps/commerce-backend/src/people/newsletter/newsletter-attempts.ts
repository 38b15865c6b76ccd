import type { Attempt } from '../../platform/limits/throttle.ts';

/** Sign-ups for the newsletter from one address, each of which may send a mail to somebody else; taken back never. */
export const newsletterAttempts = (burst: number, address: string): readonly Attempt[] => [
  { kind: 'newsletter', by: [address], rule: { burst: burst * 4, firstWait: 60, maxWait: 3600, leaks: true } },
];
