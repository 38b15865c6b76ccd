/** Counts new renders per asker; cached pictures cost nothing. */
export interface RenderAllowance {
  /** Takes one render; otherwise the seconds until the next may be taken. */
  readonly take: (asker: string) => { readonly granted: true } | { readonly granted: false; readonly retryAfterSeconds: number };
}

const minute = 60_000;
/** Askers remembered at once; beyond it those whose minute is over are forgotten. */
const mostAskers = 10_000;

/** So many renders in each minute from the first; `now` is in ms. */
export function renderAllowance(rendersPerMinute: number, now: () => number): RenderAllowance {
  const minutes = new Map<string, { readonly endsAt: number; taken: number }>();
  const forgetOver = (at: number): void => {
    for (const [asker, { endsAt }] of minutes) if (endsAt <= at) minutes.delete(asker);
  };
  return {
    take(asker) {
      const at = now();
      if (minutes.size >= mostAskers) forgetOver(at);
      const known = minutes.get(asker);
      const current = known !== undefined && known.endsAt > at ? known : { endsAt: at + minute, taken: 0 };
      minutes.set(asker, current);
      if (current.taken >= rendersPerMinute) {
        return { granted: false, retryAfterSeconds: Math.max(1, Math.ceil((current.endsAt - at) / 1000)) };
      }
      current.taken += 1;
      return { granted: true };
    },
  };
}
