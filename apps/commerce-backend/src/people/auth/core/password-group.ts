import { createHmac } from 'node:crypto';

/** 65,536 groups. */
const GROUP_BYTES = 2;

/**
 * The group of passwords that this one is in: enough to count how often about the same password is tried, and too little
 * to find out which. Counters are stored, for up to a day, and somebody who reads them may also have the secret. A
 * complete hash, which has to be quick here, would let them look up what shoppers have mistyped or use in other shops.
 * Each group has about 1,500 of the hundred million passwords that guessers try first, so a counter neither logs anybody
 * in nor verifies a guess. That others are in the same group costs an honest shopper nothing but the limits of it.
 */
export const passwordGroup = (secret: string, sent: string): string =>
  createHmac('sha256', secret).update(sent).digest().toString('hex', 0, GROUP_BYTES);
