import { mailboxOf } from '../../platform/limits/mailbox-of.ts';
import type { Attempt } from '../../platform/limits/throttle.ts';

/** Sign-ups for the newsletter from one address, each of which may send a mail to somebody else; taken back never. */
export const newsletterAttempts = (burst: number, address: string): readonly Attempt[] => [
  { kind: 'newsletter', by: [address], rule: { burst: burst * 4, firstWait: 60, maxWait: 3600, leaks: true } },
];

/** Requests for a confirmation that a mailbox may be sent, under whichever of its addresses. */
export const mailboxAttempts = (burst: number, email: string): readonly Attempt[] => [
  { kind: 'newsletter-mailbox', by: [mailboxOf(email)], rule: { burst, firstWait: 600, maxWait: 3600 } },
];
