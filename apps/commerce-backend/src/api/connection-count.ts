export interface ConnectionCount {
  /** Takes one of the client's connections, and returns how to give it back; `undefined` when all are in use. */
  readonly take: (client: string) => (() => void) | undefined;
}

/** At most so many connections of each client at the same time. */
export function connectionCount(max: number): ConnectionCount {
  const open = new Map<string, number>();
  return {
    take: (client) => {
      const count = open.get(client) ?? 0;
      if (count >= max) return undefined;
      open.set(client, count + 1);
      return () => {
        const left = (open.get(client) ?? 1) - 1;
        if (left === 0) open.delete(client);
        else open.set(client, left);
      };
    },
  };
}
