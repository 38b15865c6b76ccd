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
