import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';

/** The name under which a browser keeps what was looked at. */
export const LAST_VISITED_KEY = 'lastVisited';

/** The products of earlier visits, the last one first; anybody may have changed what is kept. */
export function readLastVisited(storage: Pick<TextStore, 'read'>): readonly number[] {
  const kept = readJson(storage, LAST_VISITED_KEY);
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];
}

/** Keeps what was looked at; an empty list leaves nothing behind. */
export function writeLastVisited(storage: Pick<TextStore, 'write' | 'remove'>, productIds: readonly number[]): void {
  if (productIds.length === 0) storage.remove(LAST_VISITED_KEY);
  else storage.write(LAST_VISITED_KEY, JSON.stringify(productIds));
}
