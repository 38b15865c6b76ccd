/**
 * For this time after a renewal, in ms, the token before the last still counts, and nothing is renewed again (W4): tabs
 * and the server renew side by side, and whoever comes second is told the token that the first was given, as is whoever
 * did not get the response. One that is two steps old is so certainly older.
 */
export const GRACE_MS = 30_000;

export interface SessionState {
  readonly generation: number;
  readonly rotatedAt: Date | null;
}

/** What a token of that number is worth now. `stolen`: somebody uses what has been replaced, so nobody is believed any more. */
export type RefreshVerdict = 'renew' | 'same-again' | 'stolen';

/** Judges a genuine token of a session that still runs. */
export function judgeRefresh({ generation, rotatedAt }: SessionState, presented: number, now: Date): RefreshVerdict {
  const age = rotatedAt === null ? Infinity : now.getTime() - rotatedAt.getTime();
  if (presented === generation) return age < GRACE_MS ? 'same-again' : 'renew';
  return presented === generation - 1 && age < GRACE_MS ? 'same-again' : 'stolen';
}
