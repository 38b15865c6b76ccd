const MINUTE_MS = 60_000;

/** Clients that are counted at the same time; beyond them the counting begins again, so that the memory stays small. */
const MAX_CLIENTS = 10_000;

/** Whether a client may send one more request this minute. */
export function limitRequests(maxPerMinute: number): (client: string, now: number) => boolean {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (client, now) => {
    if (now >= endsAt || counts.size >= MAX_CLIENTS) {
      counts.clear();
      endsAt = now + MINUTE_MS;
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count <= maxPerMinute;
  };
}
