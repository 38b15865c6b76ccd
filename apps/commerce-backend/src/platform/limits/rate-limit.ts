import { LRUCache } from 'lru-cache';

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
  // Read without `get`, the order is that in which the minutes began.
  const minutes = new LRUCache<string, { readonly endsAt: number; taken: number }>({ max: maxClients });
  return {
    take(client) {
      const at = now();
      let current = minutes.peek(client);
      if (current === undefined || current.endsAt <= at)
        minutes.set(client, (current = { endsAt: at + minute, taken: 0 }));
      if (current.taken >= maxPerMinute) {
        return { granted: false, retryAfterSeconds: Math.max(1, Math.ceil((current.endsAt - at) / 1000)) };
      }
      current.taken += 1;
      return { granted: true };
    },
  };
}
