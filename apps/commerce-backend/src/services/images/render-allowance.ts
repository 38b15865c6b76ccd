/** Counts new renders per asker; cached pictures cost nothing. */
export interface RenderAllowance {
  /** Takes one render; otherwise the seconds until the next may be taken. */
  readonly take: (
    asker: string,
  ) => { readonly granted: true } | { readonly granted: false; readonly retryAfterSeconds: number };
}

const minute = 60_000;
/** Askers remembered at once; beyond it the one whose minute began first is forgotten. */
const mostAskers = 10_000;

/** So many renders in each minute from the first; `now` is in ms. */
export function renderAllowance(rendersPerMinute: number, now: () => number): RenderAllowance {
  /** In the order in which the minutes began. */
  const minutes = new Map<string, { readonly endsAt: number; taken: number }>();
  const makeRoom = (at: number): void => {
    for (const [asker, { endsAt }] of minutes) {
      if (endsAt > at && minutes.size < mostAskers) return;
      minutes.delete(asker);
    }
  };
  const begin = (asker: string, at: number): { readonly endsAt: number; taken: number } => {
    minutes.delete(asker);
    makeRoom(at);
    const fresh = { endsAt: at + minute, taken: 0 };
    minutes.set(asker, fresh);
    return fresh;
  };
  return {
    take(asker) {
      const at = now();
      const known = minutes.get(asker);
      const current = known !== undefined && known.endsAt > at ? known : begin(asker, at);
      if (current.taken >= rendersPerMinute) {
        return { granted: false, retryAfterSeconds: Math.max(1, Math.ceil((current.endsAt - at) / 1000)) };
      }
      current.taken += 1;
      return { granted: true };
    },
  };
}
