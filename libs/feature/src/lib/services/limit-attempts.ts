const MINUTE_MS = 60_000;

/** Clients that are counted at the same time; beyond them the one whose last attempt is oldest is forgotten. */
const MAX_CLIENTS = 10_000;

/** Counts attempts by client, in the memory of this process. */
export interface AttemptLimit {
  /** Whether a client may make one more attempt this minute; `now` in ms. It counts at once, however many are open. */
  readonly take: (client: string, now: number) => boolean;
  /** For an attempt that was right. */
  readonly giveBack: (client: string) => void;
}

/** At most so many attempts of each client in a minute; those that are given back do not count. Servers only. */
export function limitAttempts(maxPerMinute: number): AttemptLimit {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return {
    take: (client, now) => {
      if (now >= endsAt) {
        counts.clear();
        endsAt = now + MINUTE_MS;
      }
      const count = (counts.get(client) ?? 0) + 1;
      // The order of the clients is that of their last attempts.
      counts.delete(client);
      const [oldest] = counts.keys();
      if (oldest !== undefined && counts.size >= MAX_CLIENTS) counts.delete(oldest);
      counts.set(client, count);
      return count <= maxPerMinute;
    },
    giveBack: (client) => {
      const count = counts.get(client);
      if (count !== undefined) counts.set(client, count - 1);
    },
  };
}
