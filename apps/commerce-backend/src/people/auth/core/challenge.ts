import { createHmac, timingSafeEqual } from 'node:crypto';

const CHALLENGE_LIFETIME_MS = 60_000;

/** Whom a challenge is for. Not the network address: a phone changes it between two requests. */
export interface Challenged {
  readonly username: string;
  /** The client's `User-Agent`. */
  readonly client: string;
}

/** The response of the sign service for a challenge; sent back unchanged. */
export interface ChallengeSignature {
  readonly identity: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** 16 random bytes, 6 bytes of time, 16 bytes of proof. */
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const PROOF_BYTES = 16;
const WELL_FORMED = /^[A-Za-z0-9_-]{51}$/;

const mac = (secret: string, ...parts: readonly (string | Buffer)[]): Buffer => {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(`${String(part.length)}:`).update(part);
  return hmac.digest();
};

const same = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

const proofOf = (secret: string, open: Buffer, { username, client }: Challenged): Buffer =>
  mac(secret, 'challenge', open, username, client).subarray(0, PROOF_BYTES);

/**
 * Creates a challenge that only its user and client can solve. It carries its own proof, so creating one stores
 * nothing.
 */
export function makeChallenge(secret: string, nonce: Buffer, now: Date, challenged: Challenged): string {
  const open = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
  nonce.copy(open, 0, 0, NONCE_BYTES);
  open.writeUIntBE(now.getTime() + CHALLENGE_LIFETIME_MS, NONCE_BYTES, TIME_BYTES);
  return Buffer.concat([open, proofOf(secret, open, challenged)]).toString('base64url');
}

/**
 * Whether the text looks like a challenge, which is all that the sign service checks. Only one spelling counts: another
 * would be another use.
 */
export const isChallenge = (text: string): boolean =>
  WELL_FORMED.test(text) && Buffer.from(text, 'base64url').toString('base64url') === text;

export const challengeEnd = (challenge: string): Date =>
  new Date(Buffer.from(challenge, 'base64url').readUIntBE(NONCE_BYTES, TIME_BYTES));

const signatureOf = (secret: string, identity: string, timestamp: string): string =>
  mac(secret, 'sign', identity, timestamp).toString('base64url');

/** Signs a challenge. Alone it opens nothing: the password is still needed. */
export const signChallenge = (secret: string, identity: string, now: Date): ChallengeSignature => {
  const timestamp = now.toISOString();
  return { identity, timestamp, signature: signatureOf(secret, identity, timestamp) };
};

/** Whether a signed challenge is ours, is this user's and client's, and has not run out. Whether it was used before the database knows. */
export function acceptsSignature(
  secret: string,
  { identity, timestamp, signature }: ChallengeSignature,
  now: Date,
  challenged: Challenged,
): boolean {
  if (!isChallenge(identity)) return false;
  const bytes = Buffer.from(identity, 'base64url');
  const open = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  const isOurs = same(bytes.subarray(NONCE_BYTES + TIME_BYTES), proofOf(secret, open, challenged));
  const isSigned = same(Buffer.from(signature), Buffer.from(signatureOf(secret, identity, timestamp)));
  return isOurs && isSigned && challengeEnd(identity) > now;
}
