import { createHmac, timingSafeEqual } from 'node:crypto';

/** A token's family and its number there. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

const UUID_BYTES = 16;
const GENERATION_BYTES = 4;
const PROOF_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{70}$/;

const proofOf = (secret: string, open: Buffer): Buffer =>
  createHmac('sha256', secret).update('refresh').update(open).digest();

/**
 * Writes the token. The same family and number give the same text: of two tabs that renew at once, the second gets the
 * same token as the first, and no token has to be stored.
 */
export function writeRefreshToken(secret: string, { sessionId, generation }: RefreshToken): string {
  const open = Buffer.alloc(UUID_BYTES + GENERATION_BYTES);
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(open);
  open.writeUInt32BE(generation, UUID_BYTES);
  return Buffer.concat([open, proofOf(secret, open)]).toString('base64url');
}

/** Reads a token that this secret has signed; undefined for anything else. */
export function readRefreshToken(secret: string, text: string): RefreshToken | undefined {
  if (!TOKEN.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const open = bytes.subarray(0, UUID_BYTES + GENERATION_BYTES);
  const proof = bytes.subarray(UUID_BYTES + GENERATION_BYTES);
  if (proof.length !== PROOF_BYTES || !timingSafeEqual(proof, proofOf(secret, open))) return undefined;
  const sessionId = open.toString('hex', 0, UUID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, generation: open.readUInt32BE(UUID_BYTES) };
}

/**
 * For this time after a renewal, in ms, the token before the last is still valid, and nothing is renewed again: tabs
 * and the server renew at the same time, and the second one gets the token that the first was given, as does a client
 * that lost the response. A token two generations old is always too old.
 */
export const GRACE_MS = 30_000;

export interface SessionState {
  readonly generation: number;
  readonly rotatedAt: Date | null;
}

/** The verdict on a token of that number. `stolen`: a replaced token was used, so the session ends for everybody. */
export type RefreshVerdict = 'renew' | 'same-again' | 'stolen';

/** Evaluates a genuine token of a session that is still active. */
export function evaluateRefresh({ generation, rotatedAt }: SessionState, presented: number, now: Date): RefreshVerdict {
  const age = rotatedAt === null ? Infinity : now.getTime() - rotatedAt.getTime();
  if (presented === generation) return age < GRACE_MS ? 'same-again' : 'renew';
  return presented === generation - 1 && age < GRACE_MS ? 'same-again' : 'stolen';
}
