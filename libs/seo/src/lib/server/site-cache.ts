import type { RouteRequest } from '@lyng/feature';
import { LRUCache } from 'lru-cache';

/** For how long the server uses a file again, in ms. */
const FRESH_MS = 600_000;
/** Characters of all files in memory: some tens of thousands of products. */
const MAX_CHARACTERS = 32_000_000;

interface Made<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

/** Makes a value once for all requests; a failure is not remembered. */
export type Remember<Value> = (
  key: string,
  request: Pick<RouteRequest, 'now'>,
  make: () => Promise<Value>,
) => Promise<Value>;

/** Values by key for ten minutes, each made by one request at a time. */
export function rememberFor<Value extends object | string>(sizeOf: (value: Value) => number): Remember<Value> {
  const made = new LRUCache<string, Made<Value>>({ maxSize: MAX_CHARACTERS, max: 1000 });
  return (key, { now }, make) => {
    const known = made.get(key);
    if (known && now - known.at < FRESH_MS) return known.value;
    const fresh: Made<Value> = { at: now, value: make() };
    made.set(key, fresh, { size: 1 });
    void fresh.value.then(
      (value) => made.peek(key) === fresh && made.set(key, fresh, { size: Math.max(1, sizeOf(value)) }),
      () => made.peek(key) === fresh && made.delete(key),
    );
    return fresh.value;
  };
}
