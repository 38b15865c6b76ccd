/**
 * A token is not renewed again within this time, in ms: tabs and the server renew side by side, and who comes second is
 * told the token that the first was given. One that is two steps old is so certainly older.
 */
export const GRACE_MS = 30_000;

/** W4: how long the token before the last still counts, in ms. An answer may be lost, and whoever waited for it asks again. */
export const PREVIOUS_MS = 5 * 60_000;

export interface SessionState {
  readonly generation: number;
  readonly rotatedAt: Date | null;
}

/** What a token of that number is worth now. `stolen`: somebody uses what was replaced long ago, so nobody is believed any more. */
export type RefreshVerdict = 'renew' | 'same-again' | 'stolen';

/** Judges a genuine token of a session that still runs. */
export function judgeRefresh({ generation, rotatedAt }: SessionState, presented: number, now: Date): RefreshVerdict {
  const age = rotatedAt === null ? Infinity : now.getTime() - rotatedAt.getTime();
  if (presented === generation) return age < GRACE_MS ? 'same-again' : 'renew';
  return presented === generation - 1 && age < PREVIOUS_MS ? 'same-again' : 'stolen';
}
