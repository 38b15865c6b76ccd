/** Counts requests per client, in the memory of this process. */
export interface RateLimiter {
  /** Takes one request; otherwise the seconds until the next may be taken. */
  readonly take: (
    client: string,
  ) => { readonly granted: true } | { readonly granted: false; readonly retryAfterSeconds: number };
}

const minute = 60_000;
/** Clients remembered at once; beyond it the one whose minute began first is forgotten. */
const maxClients = 10_000;

/** So many requests of each client in each minute from the first; `now` is in ms. */
export function rateLimiter(maxPerMinute: number, now: () => number): RateLimiter {
  /** In the order in which the minutes began. */
  const minutes = new Map<string, { readonly endsAt: number; taken: number }>();
  const makeRoom = (at: number): void => {
    for (const [client, { endsAt }] of minutes) {
      if (endsAt > at && minutes.size < maxClients) return;
      minutes.delete(client);
    }
  };
  const begin = (client: string, at: number): { readonly endsAt: number; taken: number } => {
    minutes.delete(client);
    makeRoom(at);
    const fresh = { endsAt: at + minute, taken: 0 };
    minutes.set(client, fresh);
    return fresh;
  };
  return {
    take(client) {
      const at = now();
      const known = minutes.get(client);
      const current = known !== undefined && known.endsAt > at ? known : begin(client, at);
      if (current.taken >= maxPerMinute) {
        return { granted: false, retryAfterSeconds: Math.max(1, Math.ceil((current.endsAt - at) / 1000)) };
      }
      current.taken += 1;
      return { granted: true };
    },
  };
}
